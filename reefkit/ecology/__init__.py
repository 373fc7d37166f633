"""Diversity, turnover and ranges from any record of who was present when.

One function an index, after the field's own names, on numpy arrays whose last axes have a meaning
and whose leading axes are free, so that one call serves one reef or a hundred thousand:

- a community is (..., taxa): `richness`, `shannon`, `simpson`, `pielou_evenness`, `hill_number`;
- samples of unequal size (..., taxa) are made alike by `rarefied_richness`, `coverage` and
  `quorum_richness`;
- a set of reefs is (..., reefs, taxa): `alpha`, `mean_alpha`, `gamma`, `whittaker_beta`, and
  between pairs `jaccard`, `bray_curtis`, with `mean_pairwise`;
- a record is (..., time, taxa), oldest first: `first_appearance`, `last_appearance`, `ranges_of`,
  and from the `Ranges` then `range_through`, `range_rows`, `range_through_diversity`,
  `originations`, `extinctions`, `single_interval_taxa`, `bottom_crossers`, `top_crossers`,
  `through_crossers`, `per_capita_origination`, `per_capita_extinction`;
- a record with gaps (..., time, taxa): `three_timer_sampling`, `three_timer_extinction`,
  `three_timer_origination`, `gap_filler_extinction`, `gap_filler_origination`;
- a table's record is (..., time, reefs, taxa): `table_presence`, `range_endings`.

What an empty community, a single reef or an interval without survivors gives is decided once and
told at the head of each module: a value where the field has one, NaN where nothing can be said.
Results for a single community are numpy scalars. This room needs numpy and nothing of the project.
"""

from reefkit.ecology.checks import (
    CountsError,
    DistancesError,
    EcologyError,
    OrderError,
    RangesError,
)
from reefkit.ecology.community import hill_number, pielou_evenness, richness, shannon, simpson
from reefkit.ecology.ranges import (
    NEVER,
    RangeEnd,
    RangeRow,
    Ranges,
    first_appearance,
    last_appearance,
    range_endings,
    range_rows,
    range_through,
    ranges_of,
    table_presence,
)
from reefkit.ecology.regional import (
    alpha,
    bray_curtis,
    gamma,
    jaccard,
    mean_alpha,
    mean_pairwise,
    whittaker_beta,
)
from reefkit.ecology.sampling import coverage, quorum_richness, rarefied_richness
from reefkit.ecology.sampling_rates import (
    gap_filler_extinction,
    gap_filler_origination,
    three_timer_extinction,
    three_timer_origination,
    three_timer_sampling,
)
from reefkit.ecology.turnover import (
    bottom_crossers,
    extinctions,
    originations,
    per_capita_extinction,
    per_capita_origination,
    range_through_diversity,
    single_interval_taxa,
    through_crossers,
    top_crossers,
)

__all__ = [
    "NEVER",
    "CountsError",
    "DistancesError",
    "EcologyError",
    "OrderError",
    "RangeEnd",
    "RangeRow",
    "Ranges",
    "RangesError",
    "alpha",
    "bottom_crossers",
    "bray_curtis",
    "coverage",
    "extinctions",
    "first_appearance",
    "gamma",
    "gap_filler_extinction",
    "gap_filler_origination",
    "hill_number",
    "jaccard",
    "last_appearance",
    "mean_alpha",
    "mean_pairwise",
    "originations",
    "per_capita_extinction",
    "per_capita_origination",
    "pielou_evenness",
    "quorum_richness",
    "range_endings",
    "range_rows",
    "range_through",
    "range_through_diversity",
    "ranges_of",
    "rarefied_richness",
    "richness",
    "shannon",
    "simpson",
    "single_interval_taxa",
    "table_presence",
    "three_timer_extinction",
    "three_timer_origination",
    "three_timer_sampling",
    "through_crossers",
    "top_crossers",
    "whittaker_beta",
]

"""The page of Climate Change: the game, its charts, and the questions around it."""

from itertools import product

import pytest
from bs4 import BeautifulSoup

from reefkit.games.climate import queries
from reefkit.games.climate.actions import Preadapt
from reefkit.games.climate.adapting import fitting
from reefkit.games.climate.content import ANIMALS
from reefkit.games.climate.population import SIZE, populations
from reefkit.games.climate.state import Extinction, animal_of
from reefkit.games.climate.turn import change_by
from reefkit.labs.climate import regions, timeline, turn_bar, turn_plan
from reefkit.labs.climate.regions import picture_of
from reefkit.labs.climate.scene import ClimateScene, animal_drawn
from reefkit.labs.lesson.parts import questions
from reefkit.text import catalogue, message
from reefkit.widgets.art.library import art
from tests.labs.climate.hands import Child, child_at
from tests.support.effort import effort


# ---- The page of Climate Change: what it offers, what it asks before, and what it keeps to itself.
def must_move(scene: ClimateScene) -> bool:
    return scene.my_turn and scene.state.step == "act" and scene.state.must


def never(scene: ClimateScene) -> bool:
    del scene
    return False


def by_cards(scene: ClimateScene) -> list[queries.Prospect]:
    return [each for each in scene.prospects.values() if each.fate == "adapt" and each.steps]


def deadly(scene: ClimateScene) -> list[queries.Prospect]:
    return [each for each in scene.prospects.values() if each.fate == "dies" and each.steps]


def test_a_species_starts_on_the_bright_savannah_cell_that_was_touched_and_confirmed():
    child = Child()
    assert "starts in the savannah" in child.text("now")
    cell = child.bright()[0]
    child.do("cell", cell=cell)
    assert child.scene.state.step == "place", "touching chooses, and decides nothing"
    child.do("climate-go")
    assert child.scene.state.cells[0] == cell


def test_a_clock_is_seen_by_the_seat_that_it_hurries():
    assert "Seconds left: " in Child(clock=45).text("now")
    assert "Seconds left" not in Child().text("now")
    assert "Seconds left" not in Child(people=2, clock=45).text("now"), "a shared screen has none"


def test_a_cell_that_is_no_choice_says_why():
    child = Child()
    tundra = next(cell.number for cell in picture_of(child.scene).cells if cell.ground == "tundra")
    assert child.refused("cell", cell=tundra).startswith("A species begins on a free savannah")
    child = child_at(must_move)
    far = next(c for c in range(1, 41) if c not in child.scene.prospects and c not in
               child.scene.state.cells)  # fmt: skip
    assert "too far" in child.refused("cell", cell=far)


def test_touching_a_cell_marks_the_fewest_cards_that_adapt_the_species_there():
    child = child_at(lambda scene: must_move(scene) and bool(by_cards(scene)))
    found = by_cards(child.scene)[0]
    child.do("cell", cell=found.cell)
    assert tuple(child.scene.hand.cards) == found.ways[0]
    marked = child.html("controls").select('[aria-pressed="true"]')
    assert len(marked) == len(found.ways[0])
    becomes = child.html("controls").select(".rk-genome-becomes")
    play = child.scene.play
    assert len(becomes) == sum(by != 0 for by in change_by(play, 0, found.ways[0]))
    child.do("climate-go")
    assert child.scene.hand.cards == []
    step = [each for each in child.session.open_table.since(0) if each.seat == 0][-1]
    assert step.action == {
        "do": "move", "cell": found.cell, "cards": list(found.ways[0])
    }  # fmt: skip


def test_a_habitat_that_is_new_has_a_star_and_the_note_names_its_token():
    child = child_at(lambda scene: must_move(scene) and any(p.token for p in by_cards(scene)))
    scene = child.scene
    new = {cell for cell, each in scene.prospects.items() if each.token and each.fate != "dies"}
    assert {cell.number for cell in picture_of(scene).cells if cell.has("token")} == new
    assert len(child.html("climate-map").select(".rk-hex-token")) == len(new)
    assert "its token" not in child.text("controls")
    child.do("cell", cell=next(each.cell for each in by_cards(scene) if each.token))
    assert "you get its token" in child.text("controls")


def test_every_habitat_tells_how_many_genes_fit_it():
    child = child_at(lambda scene: begins(scene) and len(set(scene.play.genes(0))) > 1)
    genes = child.scene.play.genes(0)
    heads = child.html("controls").select(".rk-genome thead th")
    fits = [sum(gene == value for gene in genes) for value in (1, 2, 3, 4)]
    assert [len(each.select(".rk-genome-dot")) for each in heads] == fits
    assert ["rk-genome-home" in (each.get("class") or ()) for each in heads] == [
        n > 1 for n in fits
    ]


@pytest.mark.parametrize("seed", range(1, 6))
def test_cards_that_could_change_nothing_now_are_pale(seed: int):
    child = Child(seed=seed)
    assert child.play_until(lambda scene: begins(scene) and len(scene.state.hands[0]) > 3, seed)
    play, shown = child.scene.play, child.html("controls").select(".rk-climate-card-changes")
    cards = [each for each in queries.hand(play, 0) if each.gene >= 0]
    legal = child.scene.rules.legal(child.scene.state, 0)
    played = {n for each in legal if isinstance(each, Preadapt) for n in each.cards}
    does = {(each.gene, each.by) for each in cards if each.card in played}
    pale = ["rk-climate-card-idle" in (each.get("class") or ()) for each in shown]
    assert pale == [(each.gene, each.by) not in does for each in cards]


def test_who_has_preadapted_in_a_turn_is_not_asked_to_again():
    def may(scene: ClimateScene) -> bool:
        legal = scene.rules.legal(scene.state, 0) if scene.my_turn else ()
        rests = scene.state.step == "act" and not (scene.state.must or scene.state.steps)
        return rests and any(isinstance(each, Preadapt) for each in legal)

    child = child_at(may)
    assert "Mark cards to preadapt" in child.text("now")
    legal = child.scene.rules.legal(child.scene.state, 0)
    child.session.play(next(each for each in legal if isinstance(each, Preadapt)))
    assert "preadapted in this turn: end the turn" in child.text("now")


def test_who_holds_no_card_that_changes_anything_is_told_to_end_the_turn():
    def came(scene: ClimateScene) -> bool:
        moved = scene.my_turn and scene.state.moved and not scene.state.preadapted
        return moved and scene.play.is_adapted(0) and not scene.only_ends

    child = child_at(came)
    assert "Mark cards to preadapt" in child.text("now")
    child.session.open_table.match.state.hands[0] = []
    child.session.next_seat()
    assert "none of your cards can change a gene now" in child.text("now")


def test_a_hand_without_use_can_be_exchanged_and_says_why_it_is_none():
    def came(scene: ClimateScene) -> bool:
        return scene.only_ends and scene.may_exchange and not scene.state.steps

    child = child_at(came, exchange=True)
    assert "mark cards to draw others for them" in child.text("now")
    card = child.scene.state.hands[0][0]
    child.do("mark-card", card=card)
    assert child.html("controls").select_one('[data-key="note"]'), "why it cannot be played"
    go = child.html("controls").select_one('[data-key="go"]')
    assert go is not None
    assert "Swap card" in go.text
    held = len(child.scene.state.hands[0])
    child.do("climate-go")
    assert "laid one card aside" in child.said
    assert len(child.scene.state.hands[0]) == held
    assert card not in child.scene.state.hands[0]
    assert not child.scene.may_exchange


def test_a_card_that_could_be_played_can_be_exchanged_as_well():
    def came(scene: ClimateScene) -> bool:
        legal = scene.rules.legal(scene.state, 0) if scene.may_exchange else ()
        return any(isinstance(each, Preadapt) for each in legal)

    child = child_at(came, exchange=True)
    legal = child.scene.rules.legal(child.scene.state, 0)
    (card,) = next(each for each in legal if isinstance(each, Preadapt)).cards
    child.do("mark-card", card=card)
    acts = [each["data-act"] for each in child.html("controls").select('[data-key="foot"] button')]
    assert acts[-2:] == ["climate-exchange", "climate-go"]
    child.do("climate-exchange")
    assert card not in child.scene.state.hands[0]


def test_a_grey_card_says_in_a_sentence_why_it_cannot_be_played():
    def came(scene: ClimateScene) -> bool:
        hand = queries.hand(scene.play, 0)
        return begins(scene) and any(each.kind == "neutral" for each in hand)

    child = child_at(came)
    grey = child.html("controls").select_one(".rk-climate-card[aria-disabled]")
    assert grey is not None
    assert "data-tells" in grey.attrs, "the page lets it be touched"
    said = child.refused("mark-card", card=int(str(grey["data-card"])))
    assert said.startswith("This card changes no gene")


def test_a_hand_can_be_read_aloud():
    child = child_at(begins)
    aloud = '[data-key="aloud-cards"]'
    button = child.html("controls").select_one(aloud)
    assert button is not None
    assert child.html("controls").select(str(button["data-aloud"]))


def test_a_move_that_kills_is_said_and_asked_before_it_is_played():
    child = child_at(lambda scene: must_move(scene) and bool(deadly(scene)) and not scene.doomed)
    before = child.session.open_table.position
    child.do("cell", cell=deadly(child.scene)[0].cell)
    assert "die" in child.text("controls")
    child.do("climate-go")
    assert child.session.open_table.position == before, "it asks once more, and plays nothing"
    assert child.html("controls").select("dialog")
    child.do("climate-not-sure")
    assert not child.html("controls").select("dialog")
    assert child.session.open_table.position == before
    died = child.scene.state.extinctions[0]
    child.do("climate-go")
    child.do("climate-go")
    assert child.scene.state.extinctions[0] == died + 1, "it is not asked a second time"


def test_a_species_that_nothing_can_save_dies_out_by_one_press_that_says_why():
    child = child_at(lambda scene: must_move(scene) and scene.doomed)
    assert "must move" in child.text("now")
    assert "dies out" in child.text("now")
    buttons = child.html("controls").select('[data-key="foot"] button:not([data-key="undo"])')
    assert [each["data-act"] for each in buttons] == ["climate-go"]
    died = child.scene.state.extinctions[0]
    child.do("climate-go")
    assert child.scene.state.extinctions[0] == died + 1
    cause = child.session.say.render(message("climate-cause-pushed"))
    assert cause in child.text("now")


def test_a_new_start_is_as_another_animal():
    child = child_at(lambda scene: scene.my_turn and scene.state.step == "restart")
    extinct = animal_of(child.scene.state, 0)
    page = child.html("controls")
    assert page.select_one(f'[data-animal="{extinct}"][aria-disabled]')
    chosen = page.select_one('[data-animal][aria-pressed="true"]')
    assert chosen is not None
    child.do("cell", cell=child.bright()[0])
    child.do("climate-go")
    assert animal_of(child.scene.state, 0) == int(str(chosen["data-animal"])) != extinct


def test_a_turn_names_who_needs_one_more_habitat_and_warns_of_being_trapped():
    child = child_at(lambda scene: begins(scene) and not scene.state.changed)
    scene, say = child.scene, child.session.say
    assert "to win" not in say.render(turn_plan.now(scene))
    scene.state.tokens[1] = [True, True, True, False]
    assert "bot 1 needs one more habitat to win" in say.render(turn_plan.now(scene))
    scene.state.hands[0], scene.state.genes[0] = [], [1, 2, 3]  # fits nowhere
    note = turn_plan.plan(scene).note
    assert note is not None
    assert note.id == "climate-page-trapped"
    scene.state.hands[0] = list(range(len(scene.play.cards.steps)))
    assert turn_plan.plan(scene).note is None


def test_who_else_died_out_since_the_last_turn_is_said_with_the_reason():
    child = child_at(lambda scene: begins(scene) and scene.round > 2)
    scene, say = child.scene, child.session.say
    scene.state.lost[:] = [
        Extinction(scene.round - 2, 1, 1, 0, 3, "pushed", [1, 1, 1], 0),
        Extinction(scene.round - 1, 0, 1, 0, 3, "unsaved", [1, 1, 1], 0),
    ]
    assert "Died out" not in say.render(turn_plan.now(scene))
    scene.state.lost.append(Extinction(scene.round - 1, 2, 1, 0, 3, "pushed", [1, 1, 1], 0))
    why = say.render(message("climate-cause-pushed"))
    assert f"Died out since your last turn: bot 2 ({why})." in say.render(turn_plan.now(scene))


def test_a_herd_that_is_all_crossed_out_says_why_above_it():
    child = child_at(lambda scene: scene.my_turn and scene.state.step == "restart")
    card = child.html("evidence").select_one(".rk-animals")
    assert card is not None
    why = child.session.say.render(message(f"climate-cause-{child.scene.state.lost[-1].cause}"))
    told = card.select_one(".rk-animals-herd").find_previous("p")  # type: ignore[union-attr]
    assert told is not None
    assert why in told.text


def test_a_token_is_said_beside_what_to_do_now():
    child = child_at(lambda scene: any(scene.state.tokens[0][1:]))
    assert "has the token of" in child.text("now")


def unfit(scene: ClimateScene) -> bool:
    """Return whether the species does not fit where it is, may stay, and could be saved."""
    return (
        scene.my_turn
        and scene.state.step == "act"
        and not scene.state.must
        and not scene.play.is_adapted(0)
        and not scene.doomed
    )


def test_ending_a_turn_where_the_species_does_not_fit_is_asked_before():
    child = child_at(unfit)
    before, died = child.session.open_table.position, child.scene.state.extinctions[0]
    child.do("climate-end")
    assert child.session.open_table.position == before
    assert child.html("controls").select("dialog")
    child.do("climate-go")
    assert child.scene.state.extinctions[0] == died + 1
    assert "died out" in child.text("now")


def test_undo_lets_go_first_and_then_takes_the_move_back():
    child = child_at(lambda scene: must_move(scene) and bool(by_cards(scene)))
    where = child.scene.state.cells[0]
    child.do("cell", cell=by_cards(child.scene)[0].cell)
    child.do("climate-undo")
    assert not child.scene.hand.holds
    child.do("cell", cell=by_cards(child.scene)[0].cell)
    child.do("climate-go")
    assert child.scene.state.cells[0] != where
    child.do("climate-undo")
    assert child.scene.state.cells[0] == where


def can_undo(child: Child) -> bool:
    return not child.html("controls").select('[data-key="undo"][aria-disabled]')


def test_undo_is_offered_only_where_it_does_something():
    child = child_at(lambda scene: scene.my_turn and scene.state.step == "draw")
    assert not can_undo(child), "the turn has just begun"
    assert child.refused("climate-undo")
    child = child_at(lambda scene: must_move(scene) and bool(by_cards(scene)))
    assert not can_undo(child), "a roll stands"
    child.do("cell", cell=by_cards(child.scene)[0].cell)
    assert can_undo(child), "what is in hand can be let go"
    child.do("climate-go")
    if child.scene.my_turn:
        assert can_undo(child)


def begins(scene: ClimateScene) -> bool:
    return scene.my_turn and scene.state.step == "draw"


def test_a_turn_in_which_nothing_can_be_decided_ends_with_the_one_press():
    ended = 0
    for seed in range(1, 9):
        if ended > effort(0, 100):
            break
        child = Child(seed=seed)
        for _ in range(12):
            if not child.play_until(begins, seed):
                break
            round_ = child.scene.state.round
            child.do("climate-go")
            scene = child.scene
            if scene.my_turn and scene.state.step == "act":
                assert not scene.only_ends, "something can be decided"
                child.play_until(lambda scene: not begins(scene), seed)
                child.play_until(begins, seed)
            elif not scene.over:
                assert scene.state.round == round_ + 1
                assert "your turn is over" in child.said
                ended += 1
    assert ended, "such turns there are"


def test_the_page_says_which_way_the_climate_went_and_shows_it():
    child = child_at(lambda scene: begins(scene) and scene.climate_went == "warmer")
    assert "grown warmer" in child.text("now")
    assert "warmer" in turn_bar.render_bar(child.scene)
    assert picture_of(child.scene).rises
    child = child_at(lambda scene: begins(scene) and scene.climate_went == "colder")
    assert "grown colder" in child.text("now")
    assert not picture_of(child.scene).rises


def test_a_roll_is_a_die_that_rolls_anew_in_each_round():
    child = child_at(must_move)
    rolled = child.html("controls").select_one("[data-die]")
    assert rolled is not None
    assert rolled["data-die"] == str(child.scene.state.roll)
    assert str(rolled["data-key"]).endswith(f"-{child.scene.state.round}")


def test_another_climate_can_be_looked_at_and_changes_nothing():
    child = child_at(must_move)
    now = {cell.number: cell.ground for cell in picture_of(child.scene).cells}
    position = child.session.open_table.position
    other = 5 if child.scene.state.climate != 5 else 1
    child.do("climate-look", level=other)
    picture = picture_of(child.scene)
    assert {cell.number: cell.ground for cell in picture.cells} != now
    assert not any(cell.can_be_touched for cell in picture.cells)
    said = child.refused("cell", cell=next(iter(child.scene.prospects)))
    assert said.startswith("You are looking at the map of another climate")
    assert child.scene.hand.cell is None
    child.do("climate-look", level=child.scene.state.climate)
    assert {cell.number: cell.ground for cell in picture_of(child.scene).cells} == now
    assert child.session.open_table.position == position


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("cell", {"cell": 41}),
        ("cell", {"cell": "x"}),
        ("mark-card", {"card": 399}),
        ("climate-look", {"level": 6}),
        ("climate-look-at", {"seat": 9}),
        ("climate-go", {}),
        ("mark-for-me", {}),
    ],
)
def test_what_no_page_sends_is_refused_in_a_sentence(act: str, values: dict[str, object]):
    assert Child().refused(act, **values)


def test_nobody_sees_a_hand_but_its_owner():
    child = child_at(
        lambda scene: scene.state.phase == "turn" and scene.covered_hand and scene.seat == 1,
        people=2,
        bots=1,
    )
    hidden = child.session.open_table.match.state.hands
    html = child.html()
    assert html.select('[data-act="show-hand"]')
    assert not html.select("[data-card]"), "a covered hand shows no card at all"
    assert child.refused("climate-go")
    child.do("show-hand")
    own = [each["data-card"] for each in child.html("controls").select('[data-act="mark-card"]')]
    assert own == [str(card) for card in hidden[1]]
    child.do("climate-look-at", seat=0)
    others = child.html("controls").select('[data-act="mark-card"]')
    assert {each["data-card"] for each in others} <= {"-1"}


def test_a_whole_match_is_played_as_the_page_offers_it_and_its_end_tells_the_story():
    child = Child(people=2, bots=1, seed=3, rounds=10)
    assert not child.play_until(never)
    assert child.scene.over
    child.do("tab", tab="final")
    rows = child.html("final").select(".rk-climate-standings tbody tr")
    assert len(rows) == 3
    assert child.text()


# ---- Figures follow their genes.
@pytest.mark.parametrize("animal", range(len(ANIMALS)))
def test_an_animal_is_put_together_of_pieces_that_there_are(animal: int):
    pieces = art().pieces
    known = {*pieces, *(f"{name}-in" for name, one in pieces.items() if one.details)}
    for genes in product(range(1, 5), repeat=3):
        shape, fur, metabolism = genes
        drawn = BeautifulSoup(animal_drawn(animal, genes), "html.parser")
        used = {str(each["href"]).removeprefix("#rk-piece-") for each in drawn.select("use")}
        assert used <= known
        assert {f"body-{shape}", f"face-{metabolism}-in", f"head-{ANIMALS[animal]}"} <= used
        assert (f"back-{fur}" in used) == (fur > 1), "a bare back has no piece"


def test_every_gene_is_seen_on_the_animal():
    plain = animal_drawn(0, (1, 1, 1))
    others = [animal_drawn(0, genes) for genes in ((2, 1, 1), (1, 2, 1), (1, 1, 2))]
    assert len({plain, *others}) == 4


def test_the_chosen_animal_starts_and_no_two_species_are_the_same():
    child = Child(people=2, bots=0)
    child.do("show-hand")
    child.do("climate-animal", animal=1)
    child.do("cell", cell=child.bright()[0])
    child.do("climate-go")
    assert child.scene.state.animals == [1, 0], "who has not begun takes the other's place"
    child.do("show-hand")
    assert len(child.html("controls").select('[data-act="climate-animal"][aria-disabled]')) == 1
    child.do("climate-animal", animal=1)
    child.do("cell", cell=child.bright()[0])
    assert "animal already" in child.refused("climate-go")


def test_what_the_cards_would_make_of_the_species_is_seen_where_it_would_go():
    child = child_at(lambda scene: must_move(scene) and bool(by_cards(scene)))
    found = by_cards(child.scene)[0]
    child.do("cell", cell=found.cell)
    faint = [f for cell in picture_of(child.scene).cells for f in cell.figures if f.faint]
    assert [each.drawing for each in faint] == [child.scene.figure(0, child.scene.becoming)]
    assert faint[0].drawing != child.scene.figure(0)


def dead_and_again() -> Child:
    """Return a page after a match whose first species died out and began again as another."""
    child = child_at(lambda scene: scene.my_turn and scene.state.step == "restart", rounds=6)
    child.do("climate-animal", animal=3)
    child.play_until(lambda scene: scene.over)
    child.do("tab", tab="final")
    return child


def test_the_end_shows_each_species_as_it_was_and_that_it_died():
    child = dead_and_again()
    lost = next(each for each in child.scene.state.lost if each.seat == 0)
    shown = child.html("final").select(".rk-climate-looks > li")
    died = next(n for n, one in enumerate(shown) if "died out" in one.text)
    assert f"round {lost.round}," in shown[died].text
    heads = [
        next(name for name in ANIMALS if one.select(f'use[href="#rk-piece-head-{name}"]'))
        for one in shown
    ]
    assert heads[: died + 2] == [ANIMALS[0]] * (died + 1) + [ANIMALS[3]]


def test_the_story_tells_every_habitat_that_a_species_lived_in():
    child = child_at(lambda scene: len({each.habitats[0] for each in scene.state.record}) > 1)
    state = child.scene.state
    state.tokens[0] = [True, False, False, False]
    seen = {each.habitats[0] for each in state.record}
    (told,) = (m for m in child.scene.lab.ending(child.scene).story if "tokens" in m.id)
    assert told.values["count"] == len(seen)


# ---- The live charts tell the match: climate by round, genes as they were, who fitted, who died out.
SEED = 5


def played() -> Child:
    child = Child(people=1, bots=2, seed=SEED, rounds=12, human_change_from=4)
    child.play_until(lambda scene: scene.over)
    return child


def test_the_rate_is_told_for_the_time_before_and_since_people_change_the_climate():
    rounds = (1, 4, 4, 9, 11)  # two died out in the first round of human-induced change: since
    lost = [Extinction(each, 0, 1, 0, 3, "pushed", [1, 1, 1], 0) for each in rounds]
    child = child_at(lambda scene: len(scene.state.record) == 10, rounds=20, human_change_from=4)
    scene = child.scene
    scene.state.lost[:] = lost  # the last one in the round that is played: it does not count yet
    whole, apart = regions.said(scene)
    assert whole.values == {"count": 4, "rounds": 10, "rate": 4.0}
    assert apart.values == {"before": 3.3, "since": 4.3, "from": 4}
    for level in ("en", "en-simple", "es", "es-simple"):  # none died out: there is no pace to tell
        none = catalogue(level).render(message(whole.id, count=0, rounds=3, rate=0))
        assert " 0 " not in none


# ---- The questions on the page: before the game, and about one's own match after it.
def open_part(child: Child, part: str) -> None:
    child.open_part(part)


@pytest.fixture(scope="module")
def after() -> Child:
    """Return a page whose match is over, with the questions after it open."""
    child = Child(rounds=4, seed=3)
    child.session.open_table.set_away(0)
    child.let_bots_play()
    open_part(child, "after")
    child.do("ask-begin")
    return child


def test_the_first_page_tells_nothing_that_is_asked():
    child = Child()
    open_part(child, "before")
    soup = BeautifulSoup(str(questions.BEFORE.render(child.scene)), "html.parser")
    words = soup.get_text(" ")
    for each in ("two of three", "by chance", "adapt to", "no trees"):
        assert each not in words
    assert not soup.select(".rk-q-genome, .rk-term")


def test_every_question_before_the_game_can_be_seen():
    child = Child()
    open_part(child, "before")
    child.do("ask-begin")
    desk = child.session.answering
    drawn = []
    for each in desk.open_sheet.asked:
        assert desk.open_question(each.id)
        assert child.text("ask-head"), each.id
        assert child.text("ask-body"), each.id
        drawn += child.html("ask-head").select("figure.rk-ask-drawing table")
    assert len(desk.open_sheet.asked) == 6
    assert drawn, "a genome to look at"


def test_after_the_match_its_gene_is_plotted_from_the_table_above(after: Child):
    desk = after.session.answering
    first = desk.open_sheet.asked[0]
    assert first.kind == "curve-plot"
    assert desk.open_question(first.id)
    table = after.html("ask-head").select_one('.rk-ask-drawing [tabindex="0"] > table')
    assert table is not None, "where it is wider than its place, keys scroll it"
    assert "Cards played for the" in table.get_text()


def test_what_was_answered_of_the_match_points_to_its_moment(after: Child):
    desk = after.session.answering
    made = [each for each in desk.open_sheet.asked if each.source == "match"]
    assert len(made) == 3
    for each in made:
        assert each.moment is not None
        assert 0 < each.moment <= after.session.open_table.position


# ---- The animals behind the figure.
def herd(child: Child) -> list[str]:
    return [str(each["data-key"]) for each in child.html("evidence").select(".rk-animal")]


def test_the_animals_keep_their_places_while_one_touches_and_show_what_a_choice_would_do():
    child = child_at(lambda scene: must_move(scene) and bool(by_cards(scene)))
    before = herd(child)
    assert len(before) == SIZE
    found = by_cards(child.scene)[0]
    child.do("cell", cell=found.cell)
    assert herd(child) == before
    page = child.html("evidence")
    lives, dies = (page.select(f".rk-animal-{each}") for each in ("lives", "dies"))
    own = populations(child.scene.table.match)[0]
    marked = [each.id for each in own.variants if each.card in child.scene.hand.cards]
    assert len(lives) == len(own.carriers(marked)) == SIZE - len(dies)
    assert f"The other {len(dies)} would leave no young" in child.text("evidence")
    child.do("climate-go")
    after = herd(child)
    assert {str(each["data-key"]) for each in lives} <= set(after), "carriers live on"
    assert not {str(each["data-key"]) for each in dies} & set(after)
    assert "You chose the card. In nature nobody does." in child.text("evidence")


def test_a_deadly_choice_crosses_out_every_animal_before_it_is_made():
    child = child_at(lambda scene: must_move(scene) and bool(deadly(scene)))
    child.do("cell", cell=deadly(child.scene)[0].cell)
    assert len(child.html("evidence").select(".rk-animal-dies")) == SIZE
    assert "All would die" in child.text("evidence")


DRIFTS = {1: "It is not needed", -1: "fewer genes would fit", 0: "no more genes would fit"}


def test_a_card_that_changes_a_species_which_fits_says_whether_it_helps_here():
    child = child_at(lambda scene: begins(scene) and len(preadapting(scene)) > 1)
    for card in preadapting(child.scene):
        child.do("mark-card", card=card)
        scene = child.scene
        here = scene.play.habitat(scene.state.cells[0])
        change = fitting(scene.becoming, here) - fitting(scene.play.genes(0), here)
        assert DRIFTS[change] in child.text("evidence")
        child.do("mark-card", card=card)


def preadapting(scene: ClimateScene) -> list[int]:
    hand = scene.state.hands[0]
    return [card for card in hand if scene.refusal(Preadapt((card,))) is None]


def test_the_bar_does_not_ask_for_cards_that_are_marked():
    child = child_at(
        lambda scene: unfit(scene) and scene.prospects[scene.state.cells[0]].fate == "adapt"
    )
    for card in child.scene.prospects[child.scene.state.cells[0]].ways[0]:
        child.do("mark-card", card=card)
    assert "It can live here with the marked cards" in child.text("now")


def test_the_variants_of_another_species_are_counted_but_not_named():
    child = child_at(lambda scene: begins(scene) and scene.round > 2)
    child.do("climate-look-at", seat=1)
    page = child.html("evidence")
    hidden = len(child.scene.state.hands[1])
    named = [each.get_text(" ", strip=True) for each in page.select(".rk-animals-looks li")]
    assert hidden
    assert [name.rsplit(" ", 1)[0] for name in named] == ["like most", "a hidden variant"]
    assert int(named[1].split()[-1]) >= hidden, "each variant has a carrier"
    assert page.select_one("defs .rk-animals-badge text")
    assert sum(int(name.split()[-1]) for name in named) == SIZE, "counts for those who do not see"
    assert named == [
        " ".join(each.rsplit(": ", 1))
        for each in page.svg["aria-label"].split(", ")  # type: ignore[index, union-attr]
    ]


def test_an_extinction_breaks_the_lines_of_the_genes():
    def died(scene: ClimateScene) -> bool:
        ended = len(scene.state.record)
        return any(lost.seat == 0 and lost.round <= ended for lost in scene.state.lost)

    child = child_at(died, human_change_from=1)
    scene = child.scene
    rounds = tuple(lost.round for lost in scene.state.lost if lost.seat == 0)
    assert [each.breaks for each in timeline._genes_of(scene, 0).series] == [rounds] * 4


def test_a_tie_says_that_extinctions_were_equal_too():
    for seed in range(1, 40):
        child = Child(seed=seed, rounds=1)
        child.play_until(never, seed)
        if len(child.scene.state.winners) > 1:
            break
    text = child.session.say.render(child.session.lab.ending(child.scene).won)
    assert "win together" in text
    assert "there too they are equal: 0." in text

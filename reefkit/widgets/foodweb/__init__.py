"""A food web by trophic level: who eats whom, and who finds too little."""

from reefkit.widgets.foodweb.picture import FoodEdge, FoodLevel, FoodNode, FoodWeb, Outcome
from reefkit.widgets.foodweb.widget import foodweb_html

__all__ = ["FoodEdge", "FoodLevel", "FoodNode", "FoodWeb", "Outcome", "foodweb_html"]

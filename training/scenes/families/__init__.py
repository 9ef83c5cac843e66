"""Product families and the choice among them."""
from ..chance import weighted
from . import devices, figures, furniture, home, jewellery, packs, things, vessels, wear

FAMILIES = {
    'bottle': (vessels.bottle, 9), 'drink': (vessels.drink, 4), 'jar': (vessels.jar, 5), 'mug': (vessels.mug, 7),
    'teapot': (vessels.teapot, 4), 'vase': (vessels.vase, 3), 'perfume': (vessels.perfume, 4),
    'carton': (packs.carton, 6), 'open_box': (packs.open_box, 3), 'book': (packs.book, 4),
    'cream_tube': (packs.cream_tube, 3), 'pouch': (packs.pouch, 4), 'roll': (packs.roll, 2), 'cushion': (packs.cushion, 3),
    'shoe': (wear.shoe, 6), 'heel': (wear.heel, 3), 'bag': (wear.bag, 6), 'backpack': (wear.backpack, 3),
    'jewel': (jewellery.jewel, 4), 'necklace': (jewellery.necklace, 3), 'watch': (jewellery.watch, 4), 'glasses': (jewellery.glasses, 4),
    'hat': (wear.hat, 3), 'garment': (wear.garment, 5), 'mitten': (wear.mitten, 2), 'ribbon_bow': (wear.ribbon_bow, 2),
    'doll': (figures.doll, 10), 'plush': (figures.plush, 7), 'robot': (figures.robot, 4), 'animal': (figures.animal, 5),
    'statue': (figures.statue, 3),
    'lamp': (home.lamp, 6), 'chair': (furniture.chair, 7), 'stool': (furniture.stool, 3), 'rack': (furniture.rack, 4),
    'basket': (home.basket, 4), 'candle': (home.candle, 4), 'frame': (home.frame, 3), 'lantern': (home.lantern, 3),
    'furnishing': (furniture.furnishing, 3),
    'headphones': (devices.headphones, 6), 'camera': (devices.camera, 3), 'phone': (devices.phone, 3),
    'speaker': (devices.speaker, 3), 'laptop': (devices.laptop, 3), 'tool': (devices.tool, 4),
    'scissors': (devices.scissors, 2), 'pan': (devices.pan, 4), 'dish': (devices.dish, 4), 'cutlery': (devices.cutlery, 3),
    'car': (things.car, 6), 'bicycle': (things.bicycle, 3), 'plant': (things.plant, 5), 'food': (things.food, 3),
    'cake': (things.cake, 3), 'building': (things.building, 3), 'assembly': (things.assembly, 10),
}

# About 15 % of the families, of every sort, that training never sees (none is in the first data set either).
HELD_OUT = ('perfume', 'pouch', 'backpack', 'watch', 'hat', 'stool', 'lantern', 'scissors', 'statue')

# Families that may lie on their side, or be turned any way up.
TIPPABLE = ('bottle', 'drink', 'jar', 'carton', 'cream_tube', 'mug', 'shoe', 'heel', 'jewel', 'cushion', 'food', 'assembly',
            'robot', 'plush', 'doll', 'glasses', 'perfume', 'pouch', 'car', 'roll')


def choose_family(held_out: bool, other_than: str | None = None) -> str:
    """A family for a picture: a training family, or one held out for evaluation."""
    return weighted({name: weight for name, (_, weight) in FAMILIES.items()
                     if (name in HELD_OUT) == held_out and name != other_than})


def build(name: str) -> list:
    """The parts of one product of this family, in free units."""
    return FAMILIES[name][0]()

"""What a set says about itself, beside how it is built."""
from dataclasses import dataclass, field


@dataclass
class Card:
    """roles: 'lifestyle', 'studio', 'podium', 'luxury', 'flat_lay', 'half_above', 'snapshot'. categories: ids for which it is a home,
    none: for what has its room there, or, without scale, any. scaled: cues of real size are in sight. ground: what one stands a
    product on, 'table', 'floor' or outdoor 'ground', or hangs it on, 'wall'; sets without scale are for any. anchor: where the product's base stands, metres. reflection: share
    of light that the floor mirrors, 0–1, blurred by pixels. ao: darkness of contact, 0–1. samples: of the sharp layer's light, a
    pixel; light_size: its size as a share of the plate's; detail_samples: of its colours,
    unlit, in full size. ev, contrast, saturation: development. bokeh: blur of what is infinitely far, as a share of the frame's width.
    soft_from: metres behind the focus from which that begins, in both layers, for ground that goes on from the sharp one into the far
    one; 0: the sharp layer ends at an edge and stays sharp. glare: share of light that the lens spills over everything; vignette:
    darkness of the corners."""
    roles: tuple
    categories: tuple = ()
    scaled: bool = False
    ground: str = 'table'
    anchor: tuple = (0, 0, 0)
    reflection: float = 0.0
    reflection_blur_px: float = 0.0
    ao: float = .6
    support: dict = field(default_factory=dict)
    samples: int = 12
    light_size: float = .5
    detail_samples: int = 4
    back_samples: int = 20
    back_size: int = 800
    bounces: int = 5
    ev: float = 0.0
    contrast: float = 1.25
    saturation: float = 1.2
    bokeh: float = .05
    soft_from: float = 0.0
    glare: float = .04
    vignette: float = .08

    def roles_of(self, view):
        """From above a set is for flat lays and nothing else, from half above for what was seen from there; from elsewhere for all but those."""
        if view == 'top':
            return ['flat_lay']
        if view == 'high' and 'half_above' in self.roles:
            return ['half_above']
        return [role for role in self.roles if role not in ('flat_lay', 'half_above')]

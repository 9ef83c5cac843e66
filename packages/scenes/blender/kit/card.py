"""A set's metadata, beside how it is built."""
from dataclasses import dataclass, field


@dataclass
class Card:
    """roles: 'lifestyle', 'studio', 'podium', 'luxury', 'flat_lay', 'half_above', 'snapshot'. categories: ids that suit the set;
    none: for products whose room it is, or, without scale, for any. scaled: objects of known size are visible. ground: the surface
    for a product, 'table', 'floor' or outdoor 'ground', or the 'wall' that it hangs on; sets without scale suit any. anchor: where
    the product's base stands, metres. reflection: share of light that the floor reflects, 0–1, blurred by pixels. ao: darkness of
    contact, 0–1. samples: for the sharp layer's light, per pixel; light_size: its size as a share of the plate's; detail_samples: for
    its colours, unlit, in full size. ev, contrast, saturation: development. bokeh: blur of an infinitely far point, as a share of the
    frame's width. soft_from: metres behind the focus from which that begins, in both layers, for ground that continues from the sharp
    one into the far one; 0: the sharp layer ends at an edge and stays sharp. glare: share of light that the lens spreads over
    everything; vignette: darkness of the corners."""
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
        """From above a set is for flat lays only, at an angle from above for products photographed so; from elsewhere for all other
        roles."""
        if view == 'top':
            return ['flat_lay']
        if view == 'high' and 'half_above' in self.roles:
            return ['half_above']
        return [role for role in self.roles if role not in ('flat_lay', 'half_above')]

"""Position of the key light and softness of its shadows, read from the scene."""
import math

from mathutils import Vector


def light_facts(sc, anchor):
    """key_light_dir: unit vector from the anchor; shadow_softness_deg: full angle of the light as seen from there."""
    keys = [o for o in sc.objects if o.type == 'LIGHT' and o.name.startswith('Key')]
    if not keys:
        raise SystemExit('The set has no key light: name one "Key…".')
    key = max(keys, key=lambda o: o.data.energy)
    if key.data.type == 'SUN':
        direction, angle = key.location.normalized(), math.degrees(key.data.angle)
    else:
        to = key.location - Vector(anchor)
        sides = (key.data.size, key.data.size_y if key.data.shape == 'RECTANGLE' else key.data.size)
        direction, angle = to.normalized(), math.degrees(2 * math.atan(math.sqrt(sides[0] * sides[1]) / 2 / to.length))
    return dict(key_light_dir=list(direction), shadow_softness_deg=round(angle, 2))

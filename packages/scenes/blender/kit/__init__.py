"""Building blocks of a set, inside Blender 3.4: `from kit import *`. Metres, Z up, the camera looks along +Y; colours are linear RGB."""
from math import cos, pi, sin  # noqa: F401
from random import Random  # noqa: F401

from mathutils import Vector  # noqa: F401

from kit.camera import View, camera  # noqa: F401
from kit.card import Card  # noqa: F401
from kit.fabric import m_linen, m_towelling, wrinkled  # noqa: F401
from kit.ground import calm, dunes, m_concrete, m_earth, m_flag, m_grass, m_sand, paving, relief, turf  # noqa: F401
from kit.lights import Gobo, area, sun, toward, world  # noqa: F401
from kit.mesh import arch, auto_smooth, bevelled, box, disc, lathe, mesh, roundprof, sphere, sweep, tube, unseen  # noqa: F401
from kit.nodes import M  # noqa: F401
from kit.paint import glow, m_ceramic, m_emit, m_glass, m_image, m_matte, m_metal, m_plaster  # noqa: F401
from kit.scene import background  # noqa: F401
from kit.stone import m_dark_stone, m_marble, m_terrazzo, m_travertine  # noqa: F401
from kit.wood import PALE, TAN, WALNUT, boards, m_oak  # noqa: F401

"""List the 3D models of public collections for pack_models.py: python3 training/list_models.py --sources DIR --out MODELS.json

DIR has a folder for each collection: a checkout under its repository's name, or `sweethome3d` with the unpacked .sh3f files of Debian's
sweethome3d-furniture. Collada and STL files are converted with `assimp export` (Debian's assimp-utils), into a file beside them. glTF files compressed with Draco
must be copied with glTF-Transform first (`npx @gltf-transform/cli copy IN.glb OUT.plain.glb`), because Debian's Blender cannot read them; the copy is
taken instead of the original. Left out: parts of houses, people, shapes for collisions, and collections whose licence is unknown."""
import argparse
import json
import os
import re
import subprocess

LARGEST_FILE = 25e6  # bytes
ENDS = ('.obj', '.dae', '.stl', '.glb', '.gltf')
OF_HOUSES = re.compile(r'door|window|wall|pool|pavement|plug|stair|roof|fence|gate|column|chimney|beam|electricity|carpet|ceiling|curtain|room\b', re.I)
NO_PRODUCT = re.compile(r'collision|_col\b|_coll\b|coacd|nontextured|person|holding(fe)?male|draco', re.I)
# Collections, the axis that points up in their files, and what is taken of them. Licences: packages/engine/src/cutout/model/CREDITS.md.
SOURCES = {
    'sweethome3d': ('Y', ''),
    'market-assets': ('Y', ''),
    'tmc_wrs_gazebo': ('Y', ''),
    'experimental-pcf-control-assets': ('Y', ''),
    'aws-robomaker-small-house-world': ('Y', 'visual'),
    'aws-robomaker-bookstore-world': ('Y', 'visual'),
    'aloha_sim': ('Z', '/gso/'),
    'LIBERO': ('Z', 'stable_scanned'),
    'pybullet-URDF-models': ('Z', '/textured'),
    'object_sim': ('Z', r'/((?!hand/|human|cube|cylinder|pyramid|sphere|torus)\w+)/\1\.stl$'),
    'prl_assets': ('Z', '_visual'),
    'glTF-Sample-Models': ('Y', '2.0/(WaterBottle|BoomBox|Lantern|Corset|Avocado|BarramundiFish)/glTF/'),
    'gazebo_models': ('Y', '/(beer|bowl|car_wheel|cardboard_box|cinder_block|coke_can|construction_(cone|barrel)|cordless_drill|cafe_table|fire_hydrant|'
                           'first_2015_trash_can|grey_tote|hammer|hatchback|suv|pickup|kinect|mailbox|monkey_wrench|plastic_cup|postbox|round_tin|saucepan|washer|'
                           'turtlebot|quadrotor|dumpster|hokuyo|parrot)'),
}


def converted(path: str) -> str | None:
    """The file that Blender reads instead of this one; None if there is none."""
    stem, end = os.path.splitext(path)
    if os.path.exists(stem + '.plain.glb'):
        return stem + '.plain.glb' if not stem.endswith('.plain') else None
    if end.lower() not in ('.dae', '.stl'):
        return path
    copy = stem + '.conv.obj'
    if not os.path.exists(copy):
        subprocess.run(['assimp', 'export', path, copy], capture_output=True, cwd=os.path.dirname(path))
    return copy if os.path.exists(copy) else None


def list_source(folder: str, upward: str, wanted: str) -> list:
    """[[path, name, axis]] of one collection."""
    found = []
    for place, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            path = os.path.join(place, name)
            known = os.path.relpath(path, os.path.dirname(folder))
            if not name.lower().endswith(ENDS) or name.endswith(('.conv.obj', '.plain.glb')) or os.path.getsize(path) > LARGEST_FILE:
                continue
            if OF_HOUSES.search(known) or NO_PRODUCT.search(known) or not re.search(wanted, known):
                continue
            read = converted(path)
            if read is not None:
                found.append([read, re.sub(r'[^A-Za-z0-9]+', '_', known)[-90:], 'Y' if name.lower().endswith('.dae') else upward])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--sources', required=True, help='folder with a folder for each collection')
    parser.add_argument('--out', required=True, help='JSON file to write')
    arguments = parser.parse_args()
    models = []
    for name, (upward, wanted) in SOURCES.items():
        folder = os.path.abspath(os.path.join(arguments.sources, name))
        found = list_source(folder, upward, wanted) if os.path.isdir(folder) else []
        print(f'{name}: {len(found)} models')
        models += found
    with open(arguments.out, 'w', encoding='utf8') as file:
        json.dump(models, file)


if __name__ == '__main__':
    main()

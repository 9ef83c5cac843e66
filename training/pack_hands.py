"""Pack the hand of MakeHuman's base mesh for learn/hands.py: python3 training/pack_hands.py --makehuman DIR --out DIR

DIR holds files of https://github.com/makehumancommunity/makehuman, of which LICENSE.md says: "C. The license for the bundled assets: [...] The base
mesh and proxies, Targets and modifiers [...] These assets have been released under CC0 1.0 Universal. In summary this means that to the fullest
extent possible, it is the intention of the MakeHuman project that anyone can do whatever they want with it." Its LICENSE.ASSETS.md is the text of
CC0 1.0, and base.obj, the targets, the skeleton and its weights each repeat it ("This asset was explicitly released as CC0 in september 2020").

Writes OUT/hands.npz: the right hand with its forearm, as several bodies have it (`shapes`, and `bones`: ends of the fingers' three bones, the thumb
first), in a frame of its own: the wrist at 0, y along the middle finger's metacarpal, x towards the thumb, z out of the palm, the hand 1 long from
the wrist to the tip of the middle finger when straight. `weights`: how the points follow the forearm, the palm and the fifteen bones. `coarse`:
triangles of the mesh before it was refined, and `parents`: the points of that mesh around each point."""
import argparse
import json
import os
import sys

sys.dont_write_bytecode = True
import numpy as np  # noqa: E402

DATA = os.path.join('makehuman', 'data')
FINGERS = [f'finger{finger}-{joint}' for finger in range(1, 6) for joint in (1, 2, 3)]  # 1 is the thumb, whose first bone is in the palm
BONES = ['lowerarm01', 'lowerarm02', 'wrist', *(f'metacarpal{k}' for k in range(1, 5)), *FINGERS]
# Bones of learn/hands.py (arm, hand, then the fingers' fifteen) that each of these becomes.
BECOMES = np.int32([0, 0, 1, 1, 1, 1, 1, *range(2, 17)])
# Files of targets/macrodetails that are added to the mesh for one body, with the mean of three origins.
BODIES = [('female', 'averagemuscle-averageweight'), ('male', 'averagemuscle-averageweight'), ('female', 'minmuscle-minweight'),
          ('male', 'maxmuscle-averageweight'), ('female', 'averagemuscle-maxweight'), ('male', 'minmuscle-averageweight')]
ORIGINS = ('african', 'asian', 'caucasian')
ELBOW, STRAIGHT, LONGER = -1.0, -0.7, 16.0  # y where the arm is cut off; from there to the elbow it is drawn out, so that it reaches the frame's edge


def read_mesh(path: str) -> tuple:
    """(points (n, 3), quads (m, 4) of the body) of an OBJ file."""
    points, quads, group = [], [], ''
    with open(path, encoding='utf8') as file:
        for line in file:
            kind, *rest = line.split() or ['']
            if kind == 'v':
                points.append([float(x) for x in rest])
            elif kind == 'g':
                group = rest[0]
            elif kind == 'f' and group == 'body':
                quads.append([int(corner.split('/')[0]) - 1 for corner in rest])
    return np.float64(points), np.int64(quads)


def add_target(points: np.ndarray, path: str, share: float) -> None:
    """Moves the points by a share of a target's lines: point, and its way in x, y, z."""
    with open(path, encoding='utf8') as file:
        for line in file:
            if line.strip() and not line.startswith('#'):
                point, *way = line.split()
                points[int(point)] += share * np.float64(way)


def read_weights(folder: str, count: int) -> np.ndarray:
    """(n, bones of BONES) how much each point follows each bone of the right arm."""
    with open(os.path.join(folder, 'rigs', 'default_weights.mhw'), encoding='utf8') as file:
        listed = json.load(file)['weights']
    weights = np.zeros((count, len(BONES)))
    for column, bone in enumerate(BONES):
        rows = np.float64(listed[bone + '.R'])
        weights[rows[:, 0].astype(int), column] = rows[:, 1]
    return weights


def refine(count: int, quads: np.ndarray) -> tuple:
    """(matrix (n, count) that makes the new points of the old, new quads (m, 4), parents (n, 4)): one step of Catmull and Clark (1978, "Recursively
    generated B-spline surfaces on arbitrary topological meshes"); points of the rim stay where they are. The first `count` new points are the old
    ones, moved; each new one lies between its four parents among these, of which some are the same."""
    edges = np.sort(np.stack([quads, np.roll(quads, -1, 1)], -1), -1).reshape(-1, 2)
    edges, of_quad, uses = np.unique(edges, axis=0, return_inverse=True, return_counts=True)
    of_quad = of_quad.reshape(-1, 4)
    faces, ends = np.zeros((len(quads), count)), np.zeros((len(edges), count))
    np.put_along_axis(faces, quads, 0.25, 1)
    np.put_along_axis(ends, edges, 0.5, 1)
    beside = np.zeros((len(edges), len(quads)))
    beside[of_quad, np.arange(len(quads))[:, None]] = 1
    middles = np.where((uses == 2)[:, None], (2 * ends + beside @ faces) / 4, ends)
    valence, rim = np.bincount(edges.reshape(-1), minlength=count), np.zeros(count, bool)
    rim[edges[uses == 1].reshape(-1)] = True
    to_faces, to_ends = np.zeros((count, count)), np.zeros((count, count))
    np.add.at(to_faces, quads.reshape(-1), np.repeat(faces, 4, 0))
    np.add.at(to_ends, edges.reshape(-1), np.repeat(ends, 2, 0))
    n = valence[:, None]
    corners = np.where(rim[:, None], np.eye(count), (to_faces / n + 2 * to_ends / n + (n - 3) * np.eye(count)) / n)
    middle_at, face_at = count + of_quad, count + len(edges) + np.arange(len(quads))[:, None]
    around = np.stack([quads, middle_at, np.repeat(face_at, 4, 1), np.roll(middle_at, 1, 1)], -1)
    parents = np.concatenate([np.repeat(np.arange(count)[:, None], 4, 1), edges[:, [0, 1, 0, 1]], quads])
    return np.concatenate([corners, middles, faces]), around.reshape(-1, 4), parents


def halves(quads: np.ndarray) -> np.ndarray:
    """Two triangles (2 m, 3) of each of the quads (m, 4)."""
    return np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]]).astype(np.int32, order='C')


def bones_of(points: np.ndarray, skeleton: dict) -> np.ndarray:
    """Ends (b, 2, 3) of BONES: each joint is the middle of some points."""
    return np.stack([[points[skeleton['joints'][skeleton['bones'][name + '.R'][end]]].mean(0) for end in ('head', 'tail')] for name in BONES])


def in_own_frame(points: np.ndarray, bones: np.ndarray) -> tuple:
    """Points (n, 3) and bones' ends (b, 2, 3) in the frame and unit of hands.npz."""
    head, tail = bones[:, 0], bones[:, 1]
    wrist, index, middle, little = (head[BONES.index(name)] for name in ('wrist', 'finger2-1', 'finger3-1', 'finger5-1'))
    length = np.linalg.norm(middle - wrist) + sum(np.linalg.norm(tail[k] - head[k]) for k in (BONES.index(f'finger3-{j}') for j in (1, 2, 3)))
    y = (middle - wrist) / np.linalg.norm(middle - wrist)
    x = index - little
    x -= x @ y * y
    x /= np.linalg.norm(x)
    frame = np.stack([x, y, np.cross(x, y)]).T / length
    return (points - wrist) @ frame, (bones - wrist) @ frame


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--makehuman', required=True, help='checkout of MakeHuman')
    parser.add_argument('--out', required=True, help='folder for hands.npz')
    arguments = parser.parse_args()
    folder = os.path.join(arguments.makehuman, DATA)
    base, quads = read_mesh(os.path.join(folder, '3dobjs', 'base.obj'))
    weights = read_weights(folder, len(base))
    with open(os.path.join(folder, 'rigs', 'default.mhskel'), encoding='utf8') as file:
        skeleton = json.load(file)
    quads = quads[(weights.sum(1) > 0.5)[quads].all(1)]
    above, _ = in_own_frame(base, bones_of(base, skeleton))
    quads = quads[(above[:, 1] > ELBOW)[quads].all(1)]
    used, numbers = np.unique(quads, return_inverse=True)
    coarse = numbers.reshape(-1, 4)
    matrix, quads, parents = refine(len(used), coarse)
    shapes, ends = [], []
    for sex, build in BODIES:
        points = base.copy()
        macro = os.path.join(folder, 'targets', 'macrodetails')
        add_target(points, os.path.join(macro, f'universal-{sex}-young-{build}.target'), 1)
        for origin in ORIGINS:
            add_target(points, os.path.join(macro, f'{origin}-{sex}-young.target'), 1 / len(ORIGINS))
        own, own_ends = in_own_frame(points[used], bones_of(points, skeleton))
        own = matrix @ own
        own[:, 1] += np.minimum(0, own[:, 1] - STRAIGHT) * (LONGER - 1)
        shapes.append(own)
        ends.append(own_ends[BONES.index('finger1-1'):])
    follows = np.zeros((len(matrix), BECOMES.max() + 1))
    smooth = matrix @ weights[used]
    np.add.at(follows.T, BECOMES, smooth.T)
    follows /= follows.sum(1, keepdims=True)
    os.makedirs(arguments.out, exist_ok=True)
    path = os.path.join(arguments.out, 'hands.npz')
    np.savez_compressed(path, shapes=np.float32(shapes), bones=np.float32(ends), weights=np.float32(follows), triangles=halves(quads),
                        coarse=halves(coarse), parents=parents.astype(np.int32))
    print(f'{path}: {len(matrix)} points, {2 * len(quads)} triangles, {len(shapes)} bodies, {os.path.getsize(path) / 1e6:.1f} MB')


if __name__ == '__main__':
    main()

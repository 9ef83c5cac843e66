import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import { loadOpenCv } from '../../pixels/load-opencv.ts';
import { fromPixels, type Homography, reachOf } from './homography.ts';

const FEATURES = 1200;
/** A match counts if the second best is this much worse. */
const DISTINCT = 0.8;
const TOLERANCE_PX = 3;
const LEAST_MATCHES = 14;
/** Maximum shift of a corner between two shots of one sitting, as a share of the longer side. */
const FARTHEST = 0.25;

/**
 * Where the points of `photo` are in `empty`, from features seen in both (ORB, RANSAC); null if there are too few.
 * @param photo, empty of the same size
 */
export async function matchFeatures(photo: OpaquePixels, empty: OpaquePixels): Promise<Homography | null> {
  const { cv } = await loadOpenCv();
  const { width, height } = photo;
  const kept: { delete(): void }[] = [];
  const keep = <T extends { delete(): void }>(thing: T): T => {
    kept.push(thing);
    return thing;
  };
  try {
    const orb = keep(new cv.ORB(FEATURES, 1.2, 6, 15, 0, 2, cv.ORB_HARRIS_SCORE, 21, 8));
    const none = keep(new cv.Mat());
    const describe = (pixels: OpaquePixels) => {
      const image = keep(new cv.Mat(height, width, cv.CV_8UC3));
      image.data.set(pixels.data);
      cv.cvtColor(image, image, cv.COLOR_RGB2GRAY);
      const points = keep(new cv.KeyPointVector());
      const words = keep(new cv.Mat());
      orb.detectAndCompute(image, none, points, words);
      return { points, words };
    };
    const [from, to] = [describe(photo), describe(empty)];
    if (from.words.rows < LEAST_MATCHES || to.words.rows < LEAST_MATCHES) return null;
    const matcher = keep(new cv.BFMatcher(cv.NORM_HAMMING, false));
    const matches = keep(new cv.DMatchVectorVector());
    matcher.knnMatch(from.words, to.words, matches, 2);
    const [left, right] = pickDistinct(matches, from.points, to.points, FARTHEST * Math.max(width, height));
    if (left.length < 2 * LEAST_MATCHES) return null;
    const points = (list: number[]) => keep(cv.matFromArray(list.length / 2, 1, cv.CV_32FC2, list));
    const inliers = keep(new cv.Mat());
    cv.setRNGSeed(1);
    const matrix = keep(cv.findHomography(points(left), points(right), cv.RANSAC, TOLERANCE_PX, inliers));
    const agreeing = inliers.data.reduce((sum: number, value) => sum + value, 0);
    if (matrix.rows !== 3 || agreeing < LEAST_MATCHES) return null;
    const map = fromPixels(matrix.data64F, width, height);
    return reachOf(map, width, height) < FARTHEST ? map : null;
  } finally {
    for (const thing of kept) thing.delete();
  }
}

interface Pairs {
  size(): number;
  get(i: number): {
    size(): number;
    get(k: number): { distance: number; queryIdx: number; trainIdx: number };
    delete(): void;
  };
}

interface Points {
  get(i: number): { pt: { x: number; y: number } };
}

/** Coordinates, one after the other, of matches that are clearly better than their second best and not too far apart. */
function pickDistinct(matches: Pairs, from: Points, to: Points, farthest: number): [number[], number[]] {
  const [left, right]: [number[], number[]] = [[], []];
  for (let i = 0; i < matches.size(); i++) {
    const pair = matches.get(i);
    if (pair.size() >= 2 && pair.get(0).distance <= DISTINCT * pair.get(1).distance) {
      const a = from.get(pair.get(0).queryIdx).pt;
      const b = to.get(pair.get(0).trainIdx).pt;
      if (Math.hypot(a.x - b.x, a.y - b.y) <= farthest) {
        left.push(a.x, a.y);
        right.push(b.x, b.y);
      }
    }
    pair.delete();
  }
  return [left, right];
}

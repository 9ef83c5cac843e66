import { growMask } from './grow-mask.ts';
import { joinThin } from './join-thin.ts';
import { labelComponents } from '../pixels/label-components.ts';
import type { Mask, Plane } from '../pixels/plane.ts';

/** Standard deviation of the weight around the centre, as a share of the frame. */
const CENTRE_SIGMA = 0.2;
/** Usual centre of a photo's product, as shares of the frame. */
const CENTRE: Place = [0.5, 0.52];
/** A part rated below this share of the best one is another object, unless the network is sure of it. */
const KEPT_SHARE = 0.15;
/** Mean saliency from which a large part belongs to the product wherever it is: the second shoe, the plate below. */
const SURE = 0.8;
/** Mean of the network's answer to the tap from which a part belongs to the tapped object. */
const MEANT = 0.5;
/** Parts with less than this share of the largest one's area are small. */
const SMALL_SHARE = 0.1;
/** The same for a small part nearby: a leg that is dark above and bright below breaks where the colour changes. */
const SURE_NEARBY = 0.6;
/** What counts as nearby, as a share of the longer side. */
const NEAR_SHARE = 1 / 36;
/** Saliency from which a thin bridge joins the parts at its ends: a doubtful bridge touches a neighbour. */
const FIRM = 0.8;
/** Saliency from which a line of one or two pixels is not a joint in the background. */
const FIRM_HAIR = 0.9;
/** Bridges are thinner than this share of the longer side. */
const BRIDGE_SHARE = 1 / 110;

type Place = readonly [x: number, y: number];

export interface Choice {
  /** The salient pixels of the product. */
  product: Mask;
  /** The other salient pixels, which belong to other objects. */
  others: Mask;
  /** How clearly the best part won, 0–1. */
  lead: number;
}

/** Optional knowledge beside the saliency. */
export interface Known {
  /** The network's own probabilities, if other evidence was added to the saliency: it decides which parts are sure. */
  heard?: Plane;
  /** The user's tap, as shares of the frame: the object there is meant. */
  tap?: Place | undefined;
}

/** A connected part of the salient pixels. */
interface Part {
  /** Sum of its saliency, weighted towards the centre. */
  rating: number;
  /** Sum of the network's probabilities for it. */
  sum: number;
  areaPx: number;
}

/**
 * Chooses the photo's product among all salient pixels. Connected parts are rated by their saliency near the centre. The best part is taken,
 * with those rated nearly as high, those that are sure and large, and those that are small, sure and nearby. A firm part stays whole, however
 * thin: a tube, a ring. A tap replaces the centre, and the part below it is the best.
 */
export function chooseObject(saliency: Plane, threshold: number, { heard = saliency, tap }: Known = {}): Choice {
  const { width, height } = saliency;
  // Plain loops: a callback per pixel takes many times as long, and a photo's outline is chosen at several levels.
  const salient: Mask = { data: new Uint8Array(width * height), width, height };
  for (let i = 0; i < salient.data.length; i++) if (saliency.data[i]! > threshold) salient.data[i] = 1;
  const { labels, count } = labelParts(saliency, salient);
  const parts = measureParts(saliency, heard.data, { labels, count, centre: tap ?? CENTRE });
  const best = parts.reduce((max, { rating }) => Math.max(max, rating), 0);
  const largest = largestOf(parts);
  const rival = parts.reduce((max, { rating }) => (rating < KEPT_SHARE * best ? Math.max(max, rating) : max), 0);
  const tapped = tap && (labelAt(tap, labels, saliency) || parts.findIndex(({ rating }) => rating === best));
  const isKept = parts.map(({ rating, sum, areaPx }, label) => {
    if (tapped !== undefined) return label === tapped || sum > MEANT * areaPx ? 1 : 0;
    return rating > KEPT_SHARE * best || (sum > SURE * areaPx && areaPx > SMALL_SHARE * largest) ? 1 : 0;
  });
  const mark = (kept: 0 | 1): Mask => {
    const data = new Uint8Array(labels.length);
    for (let i = 0; i < data.length; i++) if (labels[i]! > 0 && isKept[labels[i]!] === kept) data[i] = 1;
    return { data, width, height };
  };
  const isOpen = (label: number): boolean => label > 0 && isKept[label] === 0 && isSmallAndSure(parts[label]!, largest);
  takeNearby(labels, { isOpen, isKept, kept: () => mark(1) });
  const { joined, lines } = joinThin(saliency, mark(1), { labels, isOpen });
  for (const label of joined) isKept[label] = 1;
  const [product, others] = [mark(1), mark(0)];
  dropHairs(saliency, product, others);
  for (let i = 0; i < lines.data.length; i++) if (lines.data[i] === 1) product.data[i] = 1;
  return { product, others, lead: best === 0 ? 0 : 1 - rival / best };
}

/**
 * Labels the parts of `salient`. Each part holds a connected core (firm, or thicker than a bridge) and the salient pixels nearer to it than
 * to other cores, so that a thin, doubtful bridge is divided; pixels connected to no core are parts of their own.
 */
function labelParts({ data, width, height }: Plane, salient: Mask): { labels: Int32Array; count: number } {
  const thick = growMask(salient, -Math.max(1, Math.round(Math.max(width, height) * BRIDGE_SHARE))).data;
  const cores = { ...salient, data: thick.map((value, i) => (value === 1 || data[i]! > FIRM ? 1 : 0)) };
  const { labels, list } = labelComponents(cores);
  const queue = new Int32Array(labels.length);
  let [first, last] = [0, 0];
  for (let i = 0; i < labels.length; i++) if (labels[i]! > 0) queue[last++] = i;
  const spread = (to: number, label: number): void => {
    if (salient.data[to] === 0 || labels[to] !== 0) return;
    labels[to] = label;
    queue[last++] = to;
  };
  while (first < last) {
    const i = queue[first++]!;
    const x = i % width;
    if (x > 0) spread(i - 1, labels[i]!);
    if (x < width - 1) spread(i + 1, labels[i]!);
    if (i >= width) spread(i - width, labels[i]!);
    if (i < width * (height - 1)) spread(i + width, labels[i]!);
  }
  const rest = labelComponents({ ...salient, data: salient.data.map((value, i) => (labels[i] === 0 ? value : 0)) });
  for (let i = 0; i < labels.length; i++) if (rest.labels[i]! > 0) labels[i] = list.length + rest.labels[i]!;
  return { labels, count: list.length + rest.list.length };
}

/** Label of the part at a point; 0 if there is none. */
function labelAt([u, v]: Place, labels: Int32Array, { width, height }: Plane): number {
  const [x, y] = [Math.min(width - 1, Math.floor(u * width)), Math.min(height - 1, Math.floor(v * height))];
  return labels[y * width + x]!;
}

const largestOf = (parts: readonly Part[]): number => parts.reduce((max, { areaPx }) => Math.max(max, areaPx), 0);

/** The parts' labels, their number, and the centre of the wanted object. */
interface Labelled {
  labels: Int32Array;
  count: number;
  centre: Place;
}

/** Every part by its label; the first is none. */
function measureParts(
  { data, width, height }: Plane,
  heard: Plane['data'],
  { labels, count, centre }: Labelled,
): Part[] {
  const parts = Array.from({ length: count + 1 }, () => ({ rating: 0, sum: 0, areaPx: 0 }));
  for (let y = 0, i = 0; y < height; y++) {
    const v = ((y + 0.5) / height - centre[1]) / CENTRE_SIGMA;
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] === 0) continue;
      const u = ((x + 0.5) / width - centre[0]) / CENTRE_SIGMA;
      const part = parts[labels[i]!]!;
      part.rating += data[i]! * Math.exp(-(u * u + v * v) / 2);
      part.sum += heard[i]!;
      part.areaPx++;
    }
  }
  return parts;
}

const isSmallAndSure = ({ areaPx, sum }: Part, largest: number): boolean =>
  areaPx < SMALL_SHARE * largest && sum > SURE_NEARBY * areaPx;

interface Taking {
  /** Whether a part is small, sure and not kept yet. */
  isOpen: (label: number) => boolean;
  /** By label, changed in place. */
  isKept: number[];
  kept: () => Mask;
}

/** Keeps small sure parts near the kept ones, then those near these. */
function takeNearby(labels: Int32Array, { isOpen, isKept, kept }: Taking): void {
  for (let found = isKept.some((_, label) => isOpen(label)); found;) {
    found = false;
    const now = kept();
    const around = growMask(now, Math.round(Math.max(now.width, now.height) * NEAR_SHARE)).data;
    for (let i = 0; i < labels.length; i++) {
      if (around[i] === 0 || !isOpen(labels[i]!)) continue;
      isKept[labels[i]!] = 1;
      found = true;
    }
  }
}

/**
 * A line of one or two pixels that is not firm belongs to the background: a joint between tiles that touches the product. Both masks change
 * in place.
 */
function dropHairs({ data }: Plane, product: Mask, others: Mask): void {
  const thick = growMask(growMask(product, -1), 2).data;
  for (let i = 0; i < data.length; i++) {
    if (product.data[i] === 0 || thick[i] === 1 || data[i]! > FIRM_HAIR) continue;
    product.data[i] = 0;
    others.data[i] = 1;
  }
}

import { CHANNEL_IDS, type UnfitReason } from '../identifiers.ts';
import type { ChannelVerdict } from '../model.ts';
import { MAIN_IMAGE_RULES, type MainImageRule } from './channel-rules.ts';

/** The measurements that the verdict uses. */
export interface Evidence {
  shorterSidePx: number;
  white: boolean;
  text: boolean;
  /** Something with hard edges beside the product. */
  extras: boolean;
  /** Of the longer side; null when no whole product is shown. */
  fill: number | null;
}

/** A soft edge makes the measured fill differ slightly from the product's. */
const FILL_TOLERANCE = 0.005;

/** For each channel whether the picture may be its main image, with all reasons against it. */
export function judgeChannels(evidence: Evidence): ChannelVerdict[] {
  return CHANNEL_IDS.map((channel) => {
    const reasons = reasonsAgainst(evidence, MAIN_IMAGE_RULES[channel]);
    return { channel, fit: reasons.length === 0, reasons };
  });
}

function reasonsAgainst(found: Evidence, rule: MainImageRule): UnfitReason[] {
  const { from, to } = rule.fill;
  const tests: [against: boolean, reason: UnfitReason][] = [
    [rule.white && !found.white, 'background_not_white'],
    [!rule.text && found.text, 'has_text'],
    [rule.white && found.white && !found.text && found.extras, 'has_extras'],
    [found.fill === null, 'no_whole_product'],
    [found.fill !== null && found.fill < from - FILL_TOLERANCE, 'fill_too_small'],
    [found.fill !== null && found.fill > to + FILL_TOLERANCE, 'fill_too_large'],
    [found.shorterSidePx < rule.minSidePx, 'too_few_pixels'],
  ];
  return tests.filter(([against]) => against).map(([, reason]) => reason);
}

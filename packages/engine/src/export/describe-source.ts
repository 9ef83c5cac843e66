import type { StyleId } from '../identifiers.ts';

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/**
 * IPTC digital source type of a style, as URI of the NewsCodes vocabulary (https://cv.iptc.org/newscodes/digitalsourcetype/,
 * release of September 2024).
 *
 * `white_bg` is `algorithmicallyEnhanced`, "modification or correction by algorithm without changing the narrative
 * content": the seller's photo, cut out and corrected, on nothing. Every other style is `compositeSynthetic`, "mix or
 * composite of several elements, at least one of which is synthetic": the product is a photo, while sets, podiums, boxes
 * and type were rendered or drawn. It is not `compositeCapture`, which asks that every element was captured from real
 * life, and not `compositeWithTrainedAlgorithmicMedia` nor `trainedAlgorithmicMedia`: no pixel of these pictures comes out
 * of a trained model (the network of the cut-out only says where the product is). A generator that does draw with a
 * model must say so itself.
 */
export function describeSource(style: StyleId): string {
  return VOCABULARY + (style === 'white_bg' ? 'algorithmicallyEnhanced' : 'compositeSynthetic');
}

/** XMP packet that carries the source type (IPTC Extension 1.6) and the maker. */
export function writeXmp(sourceType: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    Iptc4xmpExt:DigitalSourceType="${sourceType}"
    xmp:CreatorTool="Vitrine"/>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

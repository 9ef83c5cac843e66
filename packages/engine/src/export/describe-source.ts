import type { StyleId } from '../identifiers.ts';

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/**
 * IPTC digital source type of a style, as URI of the NewsCodes vocabulary. The product on plain white is the seller's
 * photo cut out and corrected by rules; every other style sets it into a scene or layout that no camera saw, made
 * without a trained model. Source: https://cv.iptc.org/newscodes/digitalsourcetype/
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

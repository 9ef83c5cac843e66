/** The same JPEG with an application segment after its start (ITU-T T.81 B.2.4.6). */
export function withSegment(jpeg: Buffer, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Embeds a colour profile (ICC.1:2010, annex B.4). */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  return withSegment(jpeg, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.from([1, 1]), profile]));
}

/** A multi-picture file (CIPA DC-007): two JPEGs in a row, as cameras store a large preview or a depth map. */
export function joinPictures(first: Buffer, second: Buffer): Buffer {
  const index = Buffer.concat([Buffer.from('MPF\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1')]);
  return Buffer.concat([withSegment(first, 0xe2, index), second]);
}

const XMP = 'http://ns.adobe.com/xap/1.0/\0';

/** Like a phone's HDR photo (Ultra HDR 1.1): the picture followed by a gain map, both announced in XMP. */
export function joinGainMap(picture: Buffer, gainMap: Buffer): Buffer {
  const xmp = (attributes: string, inner = ''): Buffer =>
    Buffer.from(
      `${XMP}<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" ${attributes}>${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`,
    );
  const map = withSegment(gainMap, 0xe1, xmp('hdrgm:GainMapMin="0" hdrgm:GainMapMax="2" hdrgm:HDRCapacityMax="2"'));
  const item = (semantic: string, length: string): string =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="image/jpeg"${length}/></rdf:li>`;
  const directory = `<Container:Directory><rdf:Seq>${item('Primary', '')}${item('GainMap', ` Item:Length="${map.length}"`)}</rdf:Seq></Container:Directory>`;
  const names =
    'xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"';
  return Buffer.concat([withSegment(picture, 0xe1, xmp(names, directory)), map]);
}

/** What a page is, for search engines: JSON-LD with the words of https://schema.org. */
export function StructuredData({ type, facts }: { type: string; facts: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...facts });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}

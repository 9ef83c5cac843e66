/** The title of the page, and what search results say about it. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{title === 'Vitrine' ? title : `${title} · Vitrine`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:title" content={title} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {description === undefined && <meta name="robots" content="noindex" />}
    </>
  );
}

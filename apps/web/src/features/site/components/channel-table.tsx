import { useTranslation } from 'react-i18next';
import { useContent } from '../../../lib/content/use-content.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { CHANNELS } from '../channels.ts';

type Channel = (typeof CHANNELS)[number];

/** A table row on wide screens; on a phone a small card with labelled values. */
function Row({ channel }: { channel: Channel }) {
  const { t } = useTranslation('styles');
  const { locale } = useLanguage();
  const { columns, notes } = useContent('guide').channels;
  const also = new Intl.ListFormat(locale, { type: 'unit' }).format(channel.also.map((id) => t(`${id}.name`)));
  const cells = [
    { label: columns.main, value: t(`${channel.main}.name`) },
    { label: columns.also, value: also },
    { label: columns.size, value: <bdi className="whitespace-nowrap tabular-nums">{channel.size}</bdi> },
    { label: columns.note, value: notes[channel.id] },
  ];
  return (
    <tr className="grid gap-1.5 border-b border-line py-5 lg:table-row">
      <th scope="row" className="headline pe-6 text-start align-top text-xl font-normal lg:w-44 lg:py-5 lg:text-lg">
        <bdi>{channel.name}</bdi>
      </th>
      {cells.map(({ label, value }) => (
        <td
          key={label}
          className="align-top max-lg:grid max-lg:grid-cols-[7.5rem_minmax(0,1fr)] max-lg:gap-4 lg:py-5 lg:pe-6"
        >
          <span aria-hidden className="text-sm text-muted lg:hidden">
            {label}
          </span>
          <span>{value}</span>
        </td>
      ))}
    </tr>
  );
}

export function ChannelTable() {
  const { title, lead, columns, source } = useContent('guide').channels;
  return (
    <section aria-labelledby="channels" className="grid gap-8">
      <div className="grid gap-3">
        <h2 id="channels" className="headline text-xl sm:text-2xl md:text-3xl">
          {title}
        </h2>
        <p className="max-w-[60ch] text-muted">{lead}</p>
      </div>
      <table className="w-full text-start">
        <thead className="max-lg:sr-only">
          <tr className="border-b border-ink text-sm text-muted">
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className="py-2 pe-6 text-start font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHANNELS.map((channel) => (
            <Row key={channel.id} channel={channel} />
          ))}
        </tbody>
      </table>
      <p className="placard max-w-[80ch]">{source}</p>
    </section>
  );
}

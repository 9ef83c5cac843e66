import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../../lib/content/use-content.ts';
import { selectClasses } from '../../../ui/control-classes.ts';
import { SAMPLE_PRODUCTS, SHOWN_STYLES } from '../sample-products.ts';
import type { useGalleryFilter } from '../use-gallery-filter.ts';
import { useProductWords } from '../use-product-words.ts';

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly { value: string; name: string }[];
  /** Values that are shown: one, or all of them. */
  shown: readonly string[];
  onChoose: (value: string) => void;
}

function Choice({ label, all, options, shown, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid flex-1 gap-1 sm:max-w-64">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        value={shown.length === 1 ? shown[0] : ''}
        onChange={(event) => onChoose(event.target.value)}
        className={`min-h-11 ${selectClasses}`}
      >
        <option value="">{all}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Which products and styles are shown, and how many pictures that makes. */
export function GalleryFilter({ products, styles, choose }: ReturnType<typeof useGalleryFilter>) {
  const { t } = useTranslation('styles');
  const words = useContent('showcase');
  const nameOf = useProductWords();
  return (
    <div className="flex flex-wrap items-end gap-4 border-y border-line py-4">
      <Choice
        label={words.byProduct}
        all={words.allProducts}
        options={SAMPLE_PRODUCTS.map(({ id }) => ({ value: id, name: nameOf(id).title }))}
        shown={products.map(({ id }) => id)}
        onChoose={(value) => choose('product', value)}
      />
      <Choice
        label={words.byStyle}
        all={words.allStyles}
        options={SHOWN_STYLES.map((value) => ({ value, name: t(`${value}.name`) }))}
        shown={styles}
        onChoose={(value) => choose('style', value)}
      />
      <output className="placard min-w-full py-3 sm:ms-auto sm:min-w-0">
        {words.shown}: {products.length * styles.length}
      </output>
    </div>
  );
}

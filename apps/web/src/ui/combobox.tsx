import { Check, ChevronsUpDown } from 'lucide-react';
import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses } from './control-classes.ts';

interface Option {
  value: string;
  label: string;
  /** A second name, shown beside the first and searchable. */
  aside?: string | undefined;
  direction?: 'ltr' | 'rtl';
}

interface Props {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  label: string;
  placeholder: string;
  searchLabel: string;
  emptyText: string;
  /** Shown instead of the list while options load. */
  status?: ReactNode;
}

function Item({ option, chosen, onChoose }: { option: Option; chosen: boolean; onChoose: () => void }) {
  return (
    <Command.Item
      value={option.value}
      keywords={[option.label, option.aside ?? '']}
      onSelect={onChoose}
      className="flex min-h-11 items-center gap-3 px-3 data-[selected=true]:bg-ink/10"
    >
      <Check aria-hidden size={16} className={chosen ? '' : 'invisible'} />
      <span className="flex-1">{option.label}</span>
      {option.aside !== undefined && (
        <span dir={option.direction} className="text-sm text-muted">
          {option.aside}
        </span>
      )}
    </Command.Item>
  );
}

function Search({ options, value, onChange, searchLabel, emptyText, status }: Omit<Props, 'id' | 'placeholder'>) {
  return (
    <Command loop label={searchLabel} className="text-ink">
      <Command.Input
        placeholder={searchLabel}
        className="min-h-12 w-full border-b border-line bg-transparent px-3 outline-none placeholder:text-muted"
      />
      <Command.List className="max-h-[300px] overflow-y-auto overscroll-contain">
        {status ?? (
          <>
            <Command.Empty className="px-3 py-4 text-muted">{emptyText}</Command.Empty>
            {options.map((option) => (
              <Item
                key={option.value}
                option={option}
                chosen={option.value === value}
                onChoose={() => onChange(option.value)}
              />
            ))}
          </>
        )}
      </Command.List>
    </Command>
  );
}

/** A searchable list that opens under its button; at most 300 px high. */
export function Combobox({ id, placeholder, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const chosen = props.options.find((option) => option.value === props.value);
  const choose = (value: string) => {
    props.onChange(value);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        id={id}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        className={classNames(controlClasses, 'flex min-h-12 items-center justify-between gap-3 text-start')}
      >
        <span className={chosen ? '' : 'text-muted'}>{chosen?.label ?? placeholder}</span>
        <ChevronsUpDown aria-hidden size={16} className="text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={props.label}
          className="z-50 w-(--radix-popover-trigger-width) animate-[appear_150ms] overflow-hidden rounded-md border border-edge bg-raised"
        >
          <Search {...props} onChange={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

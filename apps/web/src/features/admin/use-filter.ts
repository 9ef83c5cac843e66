import { useSearchParams } from 'react-router';

/** The filter of a list, kept in the address: it survives reload and browser navigation. */
export function useFilter<S extends string>(name: 'status' | 'state' | 'kind', choices: readonly S[]) {
  const [params, setParams] = useSearchParams();
  const query = params.get('query') ?? '';
  const choice = choices.find((each) => each === params.get(name));
  const set = (key: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: key === 'query', preventScrollReset: true },
    );
  return {
    query,
    choice,
    setQuery: (value: string) => set('query', value.trim()),
    setChoice: (value: string) => set(name, value),
  };
}

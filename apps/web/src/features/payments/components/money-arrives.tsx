/** An indeterminate progress line. Its meaning is given as text beside it. */
export function MoneyArrives() {
  return (
    <div aria-hidden className="h-px w-full max-w-md overflow-hidden bg-line">
      <div className="h-full w-1/3 animate-[pass_2.4s_ease-in-out_infinite] bg-ink rtl:[animation-direction:reverse]" />
    </div>
  );
}

import { View } from '@tarojs/components';
import { words } from '@/components/words';
import type { CostItem, CostLine } from '@/domain/loan/costSheet';
import './CostLines.scss';

const noteOf = ({ method, standard, payee }: CostLine): string =>
  [method, standard, payee && `收取方：${payee}`].filter(Boolean).join('；');

const STRONG: ReadonlySet<CostItem> = new Set<CostItem>(['principal', 'total']);

/** One cost: name and figure, and below them how it is calculated and who receives it. */
function Line({ line }: { readonly line: CostLine }) {
  // The sentence that there are no other fees is below the whole sheet.
  const note = line.item === 'fees' ? '' : noteOf(line);
  const kind = line.item === 'annualised' ? 'lit' : STRONG.has(line.item) ? 'strong' : 'plain';
  return (
    <View className={`yl-cost yl-cost--${kind}`} role="listitem">
      <View className="yl-cost__line">
        <View className="yl-cost__label">{words(line.label)}</View>
        <View className="yl-cost__value">{words(line.value)}</View>
      </View>
      {note !== '' && <View className="yl-cost__note">{words(note)}</View>}
    </View>
  );
}

/** The lines of a cost sheet. `name` is spoken. */
export function CostLines({ lines, name }: { readonly lines: readonly CostLine[]; readonly name: string }) {
  return (
    <View role="list" aria-label={name}>
      {lines.map((line) => (
        <Line key={line.item} line={line} />
      ))}
    </View>
  );
}

/** The statement that there are no other fees, as a sentence; '' if the sheet has none. */
export function noOtherFees(lines: readonly CostLine[]): string {
  const { standard } = lines.find(({ item }) => item === 'fees') ?? {};
  return standard === undefined ? '' : `${standard}。`;
}

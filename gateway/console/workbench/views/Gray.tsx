import { inLine, momentText } from '../core/format';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { useOptions, wordOf } from '../core/options';
import { Form } from '../parts/Form';
import { Empty, Item, Section, Tag } from '../parts/show';

const ENTRIES = [
  { name: 'percent', label: '其余客户的比例（%）', type: 'number' },
  { name: 'monitor', label: '回到生产后再跟踪（分钟）', type: 'number' },
] as const;

/** Null for what is no plain number, so that the gateway says so. */
const wholeOf = (text: string): number | null => (/^-?\d+$/.test(text.trim()) ? Number(text) : null);

async function save({ percent, monitor }: Readonly<Record<'percent' | 'monitor', string>>): Promise<string> {
  await post('gray', { percent: wholeOf(percent), monitor: wholeOf(monitor) });
  return '灰度策略已保存';
}

/** Who is in the gray release. One customer is put in or out beside their other facts on the workbench. */
export function Gray() {
  const { words } = useOptions();
  const gray = useLive('gray');
  if (gray === undefined)
    return (
      <p aria-busy="true" className="empty">
        正在取…
      </p>
    );
  const others =
    gray.percent > 0
      ? `没有指定的客户；其余客户的 ${gray.percent}% 在灰度中。`
      : '没有指定的客户，比例为 0：没有灰度。';
  return (
    <div className="sections">
      <Section
        title="策略"
        note="网关在每个回答的头里告诉应用：这位客户在不在灰度中。指定一位客户：工作台 → 更多。"
      >
        <p>
          灰度页在 <a href="/gray/">/gray/</a>。
        </p>
        <Form
          name="gray"
          entries={ENTRIES}
          start={{ percent: String(gray.percent), monitor: String(gray.monitor) }}
          action="保存策略"
          save={save}
        />
      </Section>
      <Section title="指定的客户">
        {gray.customers.length === 0 && <Empty>{others}</Empty>}
        <ul className="list">
          {gray.customers.map(({ phone, gray: inside }) => (
            <Item
              key={phone}
              title={phone}
              aside={<Tag text={inside ? '在灰度中' : '不在灰度中'} tone={inside ? 'good' : ''} />}
            />
          ))}
        </ul>
      </Section>
      <Section title="灰度日志">
        {gray.logs.length === 0 && <Empty>还没有灰度日志。只有在跟踪期内才会记。</Empty>}
        <ul className="list">
          {gray.logs.map(({ at, kind, ...log }, nth) => {
            const record: Readonly<Record<string, string | undefined>> = log;
            return (
              <Item
                key={nth}
                title={
                  kind === 'upgrade'
                    ? `灰度版 ${record['versionCode'] ?? ''} 已打开`
                    : wordOf<string>(words.grayOperation, record['operateType'] ?? '')
                }
                aside={momentText(at)}
                hint={inLine(
                  wordOf<string>(words.grayType, record['type'] ?? ''),
                  ...['pageRoute', 'platform', 'environment', 'strategyId'].map((name) => record[name]),
                )}
              />
            );
          })}
        </ul>
      </Section>
    </div>
  );
}

import type { ContentRow } from '../../../queries/content';
import { inLine } from '../core/format';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { useOptions, wordOf } from '../core/options';
import { ActButton } from '../parts/Button';
import { Item, Section, Tag } from '../parts/show';

const AUDIENCES: Readonly<Record<string, string>> = { visitor: '未登录', member: '已登录', all: '所有人' };
const PAGES: Readonly<Record<string, string>> = { '01': '首页', '02': '活动专区', '03': '我的' };
/** Placeholders `{name}` that the gateway fills for each customer. */
const BLANKS: Readonly<Record<string, string>> = {
  ...{ loanNo: '借据号', tail: '借据尾号', assignee: '受让方', date: '借款日' },
};
const readable = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => `〔${BLANKS[name] ?? name}〕`);

function usePlace({ kind, place }: ContentRow): string {
  const { words } = useOptions();
  const [first = '', second = '', third] = place.split('/');
  if (kind === 'position') return `${PAGES[first] ?? first} · 模板 ${second}`;
  if (kind !== 'popup') return '';
  return inLine(third === 'loan' && '借款前', AUDIENCES[first], wordOf<string>(words.popupRule, second));
}

function ContentItem({ row }: { readonly row: ContentRow }) {
  const { words } = useOptions();
  const { kind, id, title, text, shown } = row;
  return (
    <Item
      title={title}
      aside={<Tag text={shown ? '已上线' : '未上线'} tone={shown ? 'good' : ''} />}
      hint={inLine(words.contentKind[kind], usePlace(row), readable(text))}
    >
      <ActButton
        label={`${shown ? '下线' : '上线'}${title}`}
        work={async () => {
          await post('content', { kind, id, shown: !shown });
          return '已保存，应用下一次打开或刷新首页时生效';
        }}
      >
        {shown ? '下线' : '上线'}
      </ActButton>
    </Item>
  );
}

/** Banners, popups and notices. The claim of one customer's loan is transferred beside their other facts. */
export const Content = () => (
  <div className="sections">
    <Section
      title="首页内容"
      note="弹窗平时不上线：应用一次只弹一个，每位客户看过的由网关记着。把一笔借款的债权转让出去：工作台 → 更多。"
    >
      <ul className="list">
        {useLive('content')?.map((row) => (
          <ContentItem key={`${row.kind}${row.id}`} row={row} />
        ))}
      </ul>
    </Section>
  </div>
);

import { momentText } from '../core/format';
import { useLive } from '../core/live';
import { show } from '../device/frame';
import { ActButton } from '../parts/Button';
import { Empty, Item, Section, Tag } from '../parts/show';

const PARTNERS = { analytics: '统计脚本（4-4-12）', host: '合作方应用（2-4-7）' } as const;

/** Ways into the app from partners, and what has reached them. */
export function Channels() {
  const all = useLive('entries');
  return (
    <div className="sections">
      <Section title="渠道入口" note="从不同合作方的链接进入应用。小程序用同样的参数打开。">
        <ul className="list">
          {all?.entries.map(({ title, query, note }) => (
            <Item key={query} title={title} aside={note} hint={query}>
              <div className="row">
                <ActButton label={`在左边打开：${title}`} work={() => show(`/${query}`)}>
                  在左边打开
                </ActButton>
                <a href={`/${query}`} target="_blank" rel="noopener" aria-label={`在新窗口打开：${title}`}>
                  在新窗口打开
                </a>
              </div>
            </Item>
          ))}
        </ul>
      </Section>
      <Section title="从集团链接进来的员工">
        {all?.groupUsers.length === 0 && <Empty>还没有员工从集团链接进来。</Empty>}
        <ul className="list">
          {all?.groupUsers.map(({ userId, platform, known, lastAt }) => (
            <Item
              key={`${userId}${platform}`}
              title={userId}
              aside={<Tag text={known ? platform : `${platform}（未登记）`} />}
              hint={momentText(lastAt)}
            />
          ))}
        </ul>
      </Section>
      <Section title="合作方收到的">
        {all?.arrivals.length === 0 && <Empty>合作方的脚本和应用还没有收到消息。</Empty>}
        <ul className="list">
          {all?.arrivals.map(({ partner, what, at }, nth) => (
            <Item key={nth} title={PARTNERS[partner]} aside={<Tag text={what} />} hint={momentText(at)} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

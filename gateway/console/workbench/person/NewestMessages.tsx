import { say } from '../core/act';
import { inLine, momentText } from '../core/format';
import { useLive } from '../core/live';
import { useOptions } from '../core/options';
import { Button } from '../parts/Button';
import { Empty, Item, Section } from '../parts/show';

const SHOWN = 3;
const EVERY_MS = 2000;

async function copy(code: string): Promise<void> {
  await navigator.clipboard.writeText(code).then(
    () => say(`已复制 ${code}`),
    () => say('浏览器不允许复制，请手动选取'),
  );
}

/** The inbox of this phone; the timeline has all of it. */
export function NewestMessages({ phone }: { readonly phone: string }) {
  const { words } = useOptions();
  const messages = useLive('messages', { phone }, EVERY_MS) ?? [];
  return (
    <Section title="短信和邮件">
      {messages.length === 0 && <Empty>这个手机号还没有收到消息。</Empty>}
      <ul className="list" aria-live="polite">
        {messages.slice(0, SHOWN).map(({ at, channel, text, code }) => (
          <Item
            key={`${at}${text}`}
            title={
              code === '' ? (
                words.channel[channel]
              ) : (
                <>
                  <span className="code num">{code}</span>{' '}
                  <Button kind="quiet" label={`复制验证码 ${code}`} onPress={() => void copy(code)}>
                    复制
                  </Button>
                </>
              )
            }
            aside={inLine(code !== '' && words.channel[channel], momentText(at))}
            hint={text}
          />
        ))}
      </ul>
    </Section>
  );
}

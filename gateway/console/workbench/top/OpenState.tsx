import { useMemo } from 'react';
import { useAct } from '../core/act';
import { useLive } from '../core/live';
import { useOptions } from '../core/options';
import { makePerson, openState } from '../core/people';
import { Problem } from '../parts/Button';
import { Combobox, type Choice } from '../parts/Combobox';

const ONCE_MS = 3_600_000;

interface Opening extends Choice {
  readonly open: () => Promise<void>;
}

/** Every state of every page, and every persona at home. */
function useOpenings(): readonly Opening[] {
  const { personas } = useOptions();
  const states = useLive('states', {}, ONCE_MS);
  return useMemo(() => {
    const titleOf = (persona: string) => personas.find(({ value }) => value === persona)?.title ?? '访客';
    const ofStates = (states ?? []).map(({ state, name, title, page, persona, query = '' }) => {
      const who = titleOf(persona);
      const text = `${name || page} · ${title}${who === title ? '' : `（${who}）`}`;
      return {
        ...{ key: String(state), text, note: page },
        words: `${text} ${page}?${query} ${persona}`.toLowerCase(),
        open: () => openState(state, title),
      };
    });
    const ofPeople = personas.map(({ value, title, note }) => ({
      ...{ key: value, text: `新人物 · ${title}`, note },
      words: `新人物 ${title} ${note} ${value}`.toLowerCase(),
      open: () => makePerson(value, title),
    }));
    return [...ofStates, ...ofPeople];
  }, [states, personas]);
}

/** Any state by typing part of its name: the person is made, and the phone opens the page. */
export function OpenState() {
  const openings = useOpenings();
  const act = useAct();
  return (
    <div className="open-state" aria-busy={act.busy}>
      <Combobox
        label="打开一个状态"
        placeholder={act.busy ? '正在生成人物…' : '打开一个状态：页面、状态或路径，如“还款 逾期”'}
        choices={openings}
        onPick={({ open, text }) => void act.run(() => open().then(() => `已打开：${text}`))}
      />
      <Problem act={act} />
    </div>
  );
}

import { createRoot } from 'react-dom/client';
import { App } from './App';
import { get } from './core/json';
import { OptionsContext } from './core/options';
import './style/base.css';
import './style/layout.css';
import './style/parts.css';
import './style/views.css';

/** Starts the workbench once its choices are known. */
async function start(): Promise<void> {
  const place = document.getElementById('workbench');
  if (place === null) throw new Error('the page has no place for the workbench');
  const options = await get('options');
  createRoot(place).render(
    <OptionsContext.Provider value={options}>
      <App />
    </OptionsContext.Provider>,
  );
}

start().catch((error: unknown) => {
  document.body.textContent = `控制台没有打开：${error instanceof Error ? error.message : ''}。请刷新。`;
});

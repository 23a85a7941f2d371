import type { Question } from '../../protocol';

interface Waiting {
  readonly question: Question;
  readonly settle: (choice: string | null) => void;
}

const waiting: Waiting[] = [];

function draw(): void {
  const place = document.getElementById('question');
  if (place === null) return;
  const [first] = waiting;
  place.hidden = first === undefined;
  place.replaceChildren();
  if (first === undefined) return;
  const { title, content, choices, shape } = first.question;
  const card = document.createElement('div');
  card.className = shape;
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-modal', 'true');
  card.setAttribute('aria-label', title || content);
  const heading = document.createElement('h2');
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = content;
  const buttons = document.createElement('div');
  buttons.className = 'choices';
  buttons.append(
    ...choices.map((choice) => {
      const button = document.createElement('span');
      button.setAttribute('role', 'button');
      button.textContent = choice.text;
      button.addEventListener('click', () => settle(choice.answer));
      return button;
    }),
  );
  card.append(...(title ? [heading] : []), ...(content ? [text] : []), buttons);
  place.append(card);
}

function settle(choice: string | null): void {
  waiting.shift()?.settle(choice);
  draw();
}

/** Asks the person after the earlier questions; null when the question was left by the phone's Back. */
export function ask(question: Question): Promise<string | null> {
  return new Promise((resolve) => {
    waiting.push({ question, settle: resolve });
    draw();
  });
}

/** Closes the current question; false when there is none. */
export function dropQuestions(): boolean {
  if (waiting.length === 0) return false;
  settle(null);
  return true;
}

import { useEffect, useState } from 'react';
import { currentRoute } from '@/navigation';
import type { PageQuestion } from '@/stores/pageQuestion';

/** Attaches this page's frame; true while this page shows the question. */
export function useQuestionPlace(question: PageQuestion): boolean {
  const [place] = useState(() => currentRoute()?.address ?? '');
  useEffect(() => question.attach(place), [question, place]);
  return place !== '' && question.place === place;
}

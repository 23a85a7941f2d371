/** How often each thing happens, beside the others. */
export const OFTEN = {
  act: 70,
  deliver: 60,
  arrive: 4,
  wait: 30,
  kill: 1,
  window: 1,
  gatewayDies: 1,
  gatewayRestarts: 1,
  writeFails: 1,
  bankDecides: 3,
  sessionEnds: 1,
  timePasses: 1,
  clockJumps: 1,
  weatherChanges: 3,
} as const;

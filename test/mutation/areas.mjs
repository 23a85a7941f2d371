/**
 * What `npm run mutate` changes, and the tests that judge it. `ignoreStatic` leaves out what runs only while a module loads: such a mutant costs a run
 * of all tests of its area. `wholeGateway`: its tests start the gateway with all that belongs to it, which takes minutes of processor time.
 */
export const AREAS = {
  money: {
    mutate: ['src/domain/money/**/*.ts'],
    tests: ['domain/money/**/*.test.ts', 'domain/loan/vectors.test.ts', 'domain/loan/amountRule.test.ts'],
  },
  wire: {
    mutate: ['src/wire/**/*.ts'],
    tests: ['wire/**/*.test.ts', 'request/ahead.test.ts'],
  },
  request: {
    mutate: ['src/request/**/*.ts'],
    // Not oddAnswers: it opens every page of the app.
    tests: ['request/!(oddAnswers).test.ts'],
  },
  session: {
    mutate: ['src/stores/session.ts'],
    tests: ['stores/session*.test.ts'],
  },
  lending: {
    mutate: ['src/domain/loan/**/*.ts'],
    tests: ['domain/loan/**/*.test.ts', 'domain/repay/**/*.test.ts'],
  },
  repaying: {
    mutate: ['src/domain/repay/**/*.ts'],
    tests: ['domain/loan/**/*.test.ts', 'domain/repay/**/*.test.ts'],
  },
  ledger: {
    mutate: ['gateway/ledger/**/*.ts'],
    tests: ['gateway/ledger/*.test.ts', 'domain/loan/contradiction.test.ts'],
    ignoreStatic: true,
  },
  settlement: {
    mutate: ['gateway/settlement/**/*.ts'],
    tests: ['gateway/settlement/{drawingOrder,notified,repaymentOrder,transfer,undecided}.test.ts'],
    ignoreStatic: true,
  },
  loanCalls: {
    mutate: ['gateway/handlers/{loan,loanStep}.ts', 'gateway/handlers/{loan,payment}/**/*.ts'],
    tests: ['gateway/{loan,loanCoupon,loanStep,heldDrawing}.test.ts'],
    wholeGateway: true,
    ignoreStatic: true,
  },
  repayCalls: {
    mutate: ['gateway/handlers/repay.ts', 'gateway/handlers/repay/**/*.ts'],
    tests: ['gateway/repay/*.test.ts', 'gateway/{repay,repayWithoutTrial,partialRepayment,offline}.test.ts'],
    wholeGateway: true,
    ignoreStatic: true,
  },
};

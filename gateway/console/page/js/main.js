// @ts-check
import { refreshBenefits } from './benefits.js';
import { refreshClock, startClock } from './clock.js';
import { refreshContent, startContent } from './content.js';
import { refreshCustomer } from './customer.js';
import { refreshCustomers, startCustomers } from './customers.js';
import { startDecisions } from './decisions.js';
import { refreshEmployerMails } from './employerMails.js';
import { refreshEntries } from './entries.js';
import { refreshFaults, startFaults } from './faults.js';
import { refreshGray, startGray } from './gray.js';
import { refreshLedger } from './ledger.js';
import { startLogins } from './logins.js';
import { refreshMessages, startMessages } from './messages.js';
import { refreshOffline } from './offline.js';
import { refreshProposals } from './proposals.js';
import { refreshProtocols } from './protocols.js';
import { refreshRecords } from './records.js';
import { refreshReviews } from './reviews.js';
import { startReleases } from './releases.js';
import { startStates } from './states.js';
import { startTraces } from './traces.js';
import { startSupplements, refreshSupplements } from './supplements.js';
import { startSpecimens } from './specimens.js';
import { messageOf, toast } from './toast.js';

const QUICK_MS = 3000;
const SLOW_MS = 9000;
let lost = false;

/** Refreshes the page; says once that the gateway is unreachable, and once that it is back. */
async function refresh(...parts) {
  if (document.hidden) return;
  try {
    await Promise.all(parts.map((part) => part()));
    if (lost) toast('网关又连上了');
    lost = false;
  } catch (error) {
    if (!lost) toast(messageOf(error), true);
    lost = true;
  }
}

const quick = () => refresh(refreshMessages);
const slow = () =>
  refresh(
    refreshClock,
    refreshCustomers,
    refreshCustomer,
    refreshLedger,
    refreshFaults,
    refreshRecords,
    refreshContent,
    refreshBenefits,
    refreshEntries,
    refreshGray,
    refreshOffline,
    refreshProposals,
    refreshProtocols,
    refreshSupplements,
    refreshEmployerMails,
    refreshReviews,
  );
const all = () => Promise.all([quick(), slow()]);

startClock(slow);
startCustomers(all);
startMessages();
startDecisions(slow);
startFaults();
startContent();
startSupplements();
startGray();
void startStates().catch((error) => toast(error.message, true));
void startTraces().catch((error) => toast(error.message, true));
void startLogins().catch((error) => toast(error.message, true));
void startReleases().catch((error) => toast(error.message, true));
void startSpecimens().catch((error) => toast(error.message, true));
void all();
setInterval(quick, QUICK_MS);
setInterval(slow, SLOW_MS);
document.addEventListener('visibilitychange', () => void all());

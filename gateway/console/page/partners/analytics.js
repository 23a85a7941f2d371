// @ts-check
/** The sandbox's partner of channel 4-4-12: says to the gateway that it runs, and nothing about the person. */
void (() => {
  const body = JSON.stringify({ partner: 'analytics', what: 'loaded' });
  const headers = { 'content-type': 'application/json' };
  fetch('/sandbox/api/arrivals', { method: 'POST', headers, body }).catch(() => undefined);
})();

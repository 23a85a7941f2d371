/** A build with the script of the partner of channel 4-4-12. Imported before the settings are read. */
Object.assign(process.env, {
  TARO_APP_ANALYTICS_SCRIPT: 'https://a.partner.example/a.js sha384-AAAA',
});

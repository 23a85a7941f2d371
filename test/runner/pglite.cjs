// Replaces '@electric-sql/pglite' (environment.mjs).
module.exports = globalThis.databasesOfWorker.pglite;

// Imported before anything else: PostgreSQL's driver writes dates in the process's zone into columns that know none.
process.env.TZ = 'UTC'

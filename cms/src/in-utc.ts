// Imported before anything else: PostgreSQL's driver writes dates into columns without a time zone in the zone of the process.
process.env.TZ = 'UTC'

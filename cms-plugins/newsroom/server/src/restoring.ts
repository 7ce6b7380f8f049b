import { AsyncLocalStorage } from 'node:async_hooks'

const restoring = new AsyncLocalStorage<true>()

/** Marks the saves inside `work` as parts of one restore, which the caller records in the audit trail. */
export const whileRestoring = <Result>(work: () => Promise<Result>): Promise<Result> => restoring.run(true, work)

export const isRestoring = (): boolean => restoring.getStore() === true

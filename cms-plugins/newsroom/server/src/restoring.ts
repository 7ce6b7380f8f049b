import { AsyncLocalStorage } from 'node:async_hooks'

const restoring = new AsyncLocalStorage<true>()

/** Brings something back: the saves that this takes are one deed, and who brings it back notes it. */
export const whileRestoring = <Result>(work: () => Promise<Result>): Promise<Result> => restoring.run(true, work)

export const isRestoring = (): boolean => restoring.getStore() === true

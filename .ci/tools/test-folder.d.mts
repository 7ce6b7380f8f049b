export function testFolder(folder?: string): string

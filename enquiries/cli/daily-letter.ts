/** The command daily-letter: prints the last daily letter as it would be written now. Nothing is sent, and nothing changes. */
import { lastDue } from '../company-clock.ts'
import { gatherNews } from '../daily-news.ts'
import { dailyWords, textOf } from '../daily-words.ts'
import { backupNews, diskNews } from '../surroundings.ts'
import type { Context } from './context.ts'
import { linksOf } from './desk.ts'
import { jsonText, plain } from './terminal.ts'

export async function dailyLetter({ database, config, terminal, now }: Context, { json }: { json?: true }) {
  const { db } = await database()
  const { dataDir } = config()
  const due = lastDue(now)
  const { news } = await gatherNews(db, await linksOf(await database(), config()), due.at, now)
  const all = {
    ...news,
    // Only the server reads calendars.
    staleCalendars: [],
    disk: diskNews(dataDir),
    backup: backupNews(dataDir, now),
  }
  const subject = dailyWords.subject(due.day, all)
  const text = textOf(all)
  await terminal.out(json ? jsonText({ subject, text }) : plain(`${subject}\n\n${text}\n`, { lines: true }))
}

import { expect, it } from 'vitest'
import { countSynced } from './sync-trace.ts'

const write = '7 pwrite64(9</d/pg_wal/000000010000000000000001>, "x"..., 8192, 0) = 8192'
const sync = '7 fdatasync(9</d/pg_wal/000000010000000000000001>) = 0'
const begun = '7 fdatasync(9</d/pg_wal/000000010000000000000001> <unfinished ...>'
const returned = '7 <... fdatasync resumed>) = 0'
const answer = '5 write(20<socket:[1]>, "HTTP/1.1 200"..., 300) = 300'

it.each([
  ['written, then synced', [write, sync, answer], 1],
  [
    'a sync that returns before the answer',
    [write, begun, '6 write(1</x>, "y", 1) = 1', returned, answer],
    1,
  ],
  [
    'SQLite',
    [
      '5 pwrite64(3</d/enquiries.sqlite-wal>, "x"..., 4120, 32) = 4120',
      '5 fdatasync(3</d/enquiries.sqlite-wal>) = 0',
      answer,
    ],
    1,
  ],
  ['not synced', [write, answer], 0],
  ['synced after the answer', [write, begun, answer, returned], 0],
  ['synced before the write alone', [sync, write, answer], 0],
  ['a sync begun before the write', [begun, write, returned, answer], 0],
  ['a sync of another file', [write, '7 fdatasync(4</d/base/5/1259>) = 0', answer], 0],
  [
    'another process returning from a sync of another file',
    [write, begun, '8 <... fsync resumed>) = 0', answer],
    0,
  ],
  [
    'a sync that failed',
    [write, '7 fdatasync(9</d/pg_wal/000000010000000000000001>) = -1 EIO (Input/output error)', answer],
    0,
  ],
  ['the sync of the answer before', [write, sync, answer, answer], 1],
])('the trace counts as it should: %s', (_, lines, synced) => {
  expect(countSynced(lines.join('\n'))).toEqual({
    answers: lines.filter((line) => line === answer).length,
    synced,
  })
})

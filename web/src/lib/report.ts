/** A position saved at a table: what one seat saw and was told, to be opened again anywhere. */
import type { LogLine, Pieces, ReplayData, View } from "./api.ts";
import type { TableStore } from "./table.svelte.ts";

export interface Report {
  report: 1;
  table: string;
  v: number;
  game: string;
  options: Record<string, string | number | boolean>;
  players: string[];
  pieces: Pieces;
  view: View;
  log: LogLine[];
  agent: string;
}

export function reported(table: TableStore): Report {
  const v = table.past?.v ?? table.sight?.v ?? 0;
  return {
    report: 1,
    table: table.id,
    v,
    game: table.game,
    options: table.options,
    players: table.seats.map((_, seat) => table.called(seat)),
    pieces: table.pieces,
    view: table.view,
    log: table.log.filter((line) => line.v <= v),
    agent: navigator.userAgent,
  };
}

export function isReport(found: unknown): found is Report {
  const told = found as Partial<Report> | null;
  return told?.report === 1 && Array.isArray(told.players) && Array.isArray(told.log) && typeof told.view === "object";
}

/** The one moment of a report, as a replay. */
export function reopened({ game, options, pieces, players, view, log }: Report): ReplayData {
  const views = Array.from({ length: players.length + 1 }, () => view);
  const { scores, ranking } = view;
  return { game, rules: 0, seats: players.length, options, pieces, scores, ranking, players, start: { views, position: {} }, steps: [], log };
}

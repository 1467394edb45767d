"""Logs: one JSON object a line; what happened where, never who with which secret."""

import logging
import sys
import time

import msgspec

# The attributes every record has; everything else was given by whoever wrote it.
_USUAL = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line for a record."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            # Other libraries put whole traces with values into further lines.
            "message": record.getMessage().partition("\n")[0],
        }
        line.update({key: value for key, value in record.__dict__.items() if key not in _USUAL})
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, but not the values: they may be somebody's secrets.
            line["exception"] = record.exc_info[0].__name__
            frames = []
            trace = record.exc_info[2]
            while trace is not None:
                code = trace.tb_frame.f_code
                frames.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
                trace = trace.tb_next
            line["trace"] = frames
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    """Write all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("dorfplatz").setLevel(level.upper())
    # uvicorn's own lines hold whole addresses of requests.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)

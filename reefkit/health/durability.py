"""Checks of storage: disk space, permissions, and suitable file systems."""

from __future__ import annotations

import os
import re
import shutil
import stat
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]

from reefkit.health.findings import CheckFinding, CheckTarget, amount, bad, fine, warn
from reefkit.labs.environment import is_address, open_store, shown_place
from reefkit.text import Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store.examination import Examined


PATIENCE = 5.0
"""Seconds to wait for another program to release the store."""
LITTLE_DISK, SOME_DISK = 200 << 20, 1 << 30
"""Free bytes on the disk below which the check fails, and below which it warns."""
OTHER_CONNECTIONS = 12
"""Connections to a database server besides one per student: the lab server's own, and tools."""

NETWORK = re.compile(r"nfs\d?|cifs|smb.*|afpfs|davfs\d?|webdav|9p|drvfs|.*sshfs|.*rclone|ceph")
"""Network file systems, on which SQLite's locks may not work."""
SYNCED = re.compile(
    r"one ?drive.*|dropbox.*|google ?drive.*|my drive|icloud.*|mobile documents|cloudstorage"
    r"|nextcloud.*|owncloud.*|pcloud.*|box|box sync|mega|syncthing|sync",
    re.IGNORECASE,
)
"""Folders synchronised by another program, which may lock or replace a file while it is written."""


def storage(target: CheckTarget) -> CheckFinding:
    try:
        with closing(open_store(target.store, PATIENCE)) as store:
            store.probe()
            known = store.examine()
    except ReefkitError as error:
        return bad("storage", error.message, message("health-storage-do"))
    figures = {"engine": known.engine, "version": known.version, "bytes": known.size}
    if not known.sound:
        damaged = message("store-damaged", place=shown_place(target.store))
        return bad("storage", damaged, message("health-storage-damaged-do"), **figures)
    if known.engine == "postgresql":
        return _server(target, known, **figures)
    place = Path(target.store).absolute()
    found = message("health-storage", place=str(place), size=amount(known.size))
    doubt = _doubtful(place)
    if doubt is None and not known.side_by_side:
        doubt = message("health-storage-journal")
    if doubt is not None:
        return warn("storage", found, doubt, **figures, system=file_system(place))
    return fine("storage", found, **figures)


def _server(target: CheckTarget, known: Examined, **figures: object) -> CheckFinding:
    needed = target.served.students + OTHER_CONNECTIONS
    figures |= {"connections": known.connections, "needed": needed}
    place = shown_place(target.store)
    found = message("health-storage-server", place=place, version=known.version)
    if known.connections < needed:
        do = message("health-storage-connections", most=known.connections, needed=needed)
        return warn("storage", found, do, **figures)
    return fine("storage", found, **figures)


def _doubtful(file: Path) -> Message | None:
    if any(SYNCED.fullmatch(part) for part in file.parent.parts):
        return message("health-storage-synced")
    if NETWORK.fullmatch(file_system(file)) or str(file).startswith("\\\\"):
        return message("health-storage-network")
    return None


def file_system(file: Path) -> str:
    """Name the type of file system of a file; empty if the system does not report it."""
    best, found = "", ""
    place = str(file.absolute().parent.resolve())
    for each in psutil.disk_partitions(all=True):
        mount = each.mountpoint.rstrip("/\\") or each.mountpoint
        lies_in = place == mount or place.startswith(mount.rstrip("/\\") + os.sep)
        # Of several mounts at one folder the last is visible.
        if lies_in and len(mount) >= len(best):
            is_remote = "remote" in each.opts.split(",")  # on Windows
            best, found = mount, "smb" if is_remote else each.fstype.lower()
    return found


def disk(target: CheckTarget) -> CheckFinding:
    if is_address(target.store):
        return fine("disk", message("health-disk-elsewhere"))
    folder = Path(target.store).absolute().parent
    while not folder.exists():
        folder = folder.parent
    left = shutil.disk_usage(folder).free
    found = message("health-disk", free=amount(left))
    if left < LITTLE_DISK:
        return bad("disk", found, message("health-disk-do"), free=left)
    if left < SOME_DISK:
        return warn("disk", found, message("health-disk-do"), free=left)
    return fine("disk", found, free=left)


def permissions(target: CheckTarget) -> CheckFinding:
    if os.name != "posix":
        return fine("permissions", message("health-permissions-unknown"))
    open_to = None if is_address(target.store) else _open_to_others(Path(target.store).absolute())
    if open_to is not None:
        return warn("permissions", *open_to)
    if os.geteuid() == 0:
        return warn("permissions", message("health-root"), message("health-root-do"))
    if is_address(target.store):
        return fine("permissions", message("health-permissions-server"))
    return fine(
        "permissions", message("health-permissions", place=str(Path(target.store).absolute()))
    )


def _open_to_others(file: Path) -> tuple[Message, Message] | None:
    try:
        of_file, of_folder = file.stat().st_mode, file.parent.stat().st_mode
    except OSError:
        return message("health-unknown"), message("health-storage-do")
    if of_file & (stat.S_IRWXG | stat.S_IRWXO):
        shown = str(file)
        found = message("health-permissions-file", place=shown)
        return found, message("health-permissions-file-do", place=shown)
    # In a sticky folder such as /tmp each account can only delete its own files.
    if of_folder & (stat.S_IWGRP | stat.S_IWOTH) and not of_folder & stat.S_ISVTX:
        shown = str(file.parent)
        found = message("health-permissions-folder", place=shown)
        return found, message("health-permissions-folder-do", place=shown)
    return None

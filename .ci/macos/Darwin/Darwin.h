// The names of Darwin that Conform uses, with the types that macOS gives them. Each is read in the
// headers that Apple publishes: xnu's `bsd/sys`, and Libc's `include`.
#ifndef DARWIN_H
#define DARWIN_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

// sys/types.h, sys/_types
typedef long ssize_t;
typedef int64_t off_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t, nlink_t;
typedef uint32_t uid_t, gid_t;
typedef int32_t pid_t, blksize_t;
typedef int64_t blkcnt_t;
typedef long time_t;
typedef int32_t suseconds_t;
typedef uint32_t socklen_t;
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;

struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };

// stdio.h
typedef struct __sFILE { unsigned char *_Null_unspecified _p; int _r, _w; short _flags, _file; } FILE;
// stdout, stderr: see the overlay.
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#define EOF (-1)
int setvbuf(FILE *_Null_unspecified, char *_Null_unspecified, int, size_t);
FILE *_Null_unspecified fopen(const char *_Null_unspecified, const char *_Null_unspecified);
int fclose(FILE *_Null_unspecified);
int fflush(FILE *_Null_unspecified);
int fputs(const char *_Null_unspecified, FILE *_Null_unspecified);
int puts(const char *_Null_unspecified);
size_t fwrite(const void *_Null_unspecified, size_t, size_t, FILE *_Null_unspecified);
int rename(const char *_Null_unspecified, const char *_Null_unspecified);

// stdlib.h
void exit(int) __attribute__((noreturn));
int system(const char *_Null_unspecified);
void abort(void) __attribute__((noreturn));
void free(void *_Null_unspecified);
char *_Null_unspecified getenv(const char *_Null_unspecified);
int setenv(const char *_Null_unspecified, const char *_Null_unspecified, int);
char *_Null_unspecified realpath(const char *_Null_unspecified, char *_Null_unspecified);

// string.h
char *_Null_unspecified strerror(int);
size_t strlen(const char *_Null_unspecified);
int memcmp(const void *_Null_unspecified, const void *_Null_unspecified, size_t);
void *_Null_unspecified memchr(const void *_Null_unspecified, int, size_t);
char *_Null_unspecified strchr(const char *_Null_unspecified, int);

// unistd.h
#define _SC_OPEN_MAX 5
long sysconf(int);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
void _exit(int) __attribute__((noreturn));
int close(int);
int dup(int);
int dup2(int, int);
int isatty(int);
int pause(void);
int usleep(unsigned int);
int pipe(int[_Null_unspecified 2]);
int unlink(const char *_Null_unspecified);
int rmdir(const char *_Null_unspecified);
int fsync(int);
int mkfifo(const char *_Null_unspecified, mode_t);
int chmod(const char *_Null_unspecified, mode_t);
int fchmod(int, mode_t);
pid_t getpid(void);
uid_t getuid(void);
uid_t geteuid(void);
ssize_t read(int, void *_Null_unspecified, size_t);
ssize_t write(int, const void *_Null_unspecified, size_t);

// sys/fcntl.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 67
#define LOCK_EX 0x02
#define LOCK_UN 0x08
int flock(int, int);

// sys/errno.h
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EACCES 13
#define EEXIST 17
#define EINVAL 22
#define EPIPE 32
#define EAGAIN 35
#define EADDRINUSE 48

// sys/signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGSTOP 17
#define SIGCONT 19
#define SIGXFSZ 25
typedef uint32_t sigset_t;
typedef void (*_Null_unspecified sig_t)(int);
union __sigaction_u { void (*_Null_unspecified __sa_handler)(int); };
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
int kill(pid_t, int);
int killpg(pid_t, int);
int raise(int);
sig_t signal(int, sig_t);
int sigaction(int, const struct sigaction *_Null_unspecified, struct sigaction *_Null_unspecified);

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags, st_gen;
};
int stat(const char *_Null_unspecified, struct stat *_Null_unspecified);
int fstat(int, struct stat *_Null_unspecified);

// sys/poll.h
#define POLLIN 0x0001
#define POLLOUT 0x0004
typedef unsigned int nfds_t;
struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *_Null_unspecified, nfds_t, int);

// sys/ttycom.h
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };

// sys/socket.h, netinet/in.h
#define AF_INET 2
#define SOCK_STREAM 1
struct in_addr { uint32_t s_addr; };
struct in6_addr { uint8_t __u6_addr8[16]; };
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in {
  uint8_t sin_len;
  sa_family_t sin_family;
  in_port_t sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};
struct sockaddr_in6 {
  uint8_t sin6_len;
  sa_family_t sin6_family;
  in_port_t sin6_port;
  uint32_t sin6_flowinfo;
  struct in6_addr sin6_addr;
  uint32_t sin6_scope_id;
};
struct sockaddr_un { uint8_t sun_len; sa_family_t sun_family; char sun_path[104]; };
struct sockaddr_storage { uint8_t ss_len; sa_family_t ss_family; char __ss_pad[126]; };
#define SOMAXCONN 128
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_NOSIGPIPE 0x1022
#define SO_SNDBUF 0x1001
#define SO_RCVBUF 0x1002
#define SOCK_DGRAM 2
int socket(int, int, int);
int bind(int, const struct sockaddr *_Null_unspecified, socklen_t);
#define SHUT_WR 1
int shutdown(int, int);
int connect(int, const struct sockaddr *_Null_unspecified, socklen_t);

// Not of Darwin: what the interface of Synchronization for Linux calls in its lock.
uint32_t _swift_stdlib_gettid(void);
uint32_t _swift_stdlib_futex_lock(uint32_t *_Nonnull);
uint32_t _swift_stdlib_futex_trylock(uint32_t *_Nonnull);
uint32_t _swift_stdlib_futex_unlock(uint32_t *_Nonnull);

#endif
